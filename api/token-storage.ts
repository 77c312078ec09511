/** The session's tokens as the browser stores them (specification §3). */
export type Tokens = { access: string | null; refresh: string | null }

export type TokenStore = {
  read(): Tokens
  write(pair: { access_token: string; refresh_token: string }): void
  clear(): void
}

const accessKey = 'accessToken'
const refreshKey = 'refreshToken'

export const browserTokens: TokenStore = {
  read: () => ({ access: localStorage.getItem(accessKey), refresh: localStorage.getItem(refreshKey) }),
  write: ({ access_token, refresh_token }) => {
    localStorage.setItem(accessKey, access_token)
    localStorage.setItem(refreshKey, refresh_token)
  },
  clear: () => {
    localStorage.removeItem(accessKey)
    localStorage.removeItem(refreshKey)
  },
}

/** Returns a function that unsubscribes it. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === accessKey && newValue === null)) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
