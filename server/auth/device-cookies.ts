import { createHmac, randomUUID } from 'node:crypto'
import { hashEmail } from './login-attempts.ts'
import { isSameSecret } from './secret-tokens.ts'

const days = 180
const daySeconds = 24 * 60 * 60

export type DeviceCookies = ReturnType<typeof deviceCookies>

/** So that failed logins elsewhere do not lock a device out on which somebody signed in. Grants no access. */
export function deviceCookies({
  secret,
  siteUrl,
  apiBaseUrl,
}: {
  secret: string
  siteUrl: string
  apiBaseUrl: string
}) {
  const api = new URL(apiBaseUrl, siteUrl)
  const attributes = `Path=${api.pathname}/v1/auth; Max-Age=${days * daySeconds}; HttpOnly; SameSite=Strict`
  const secure = api.protocol === 'https:' ? '; Secure' : ''

  const sign = (account: string, id: string, end: string) =>
    createHmac('sha256', secret).update(`device ${account} ${id} ${end}`).digest('base64url')

  /** Each account has a cookie of its own, because several people may use one device. */
  const nameOf = (account: string) => `device-${account.slice(0, 16)}`

  return {
    /** Returns a `Set-Cookie` header. `id` is that of an earlier cookie. */
    issue(email: string, id: string = randomUUID()): string {
      const account = hashEmail(email)
      const end = String(Math.floor(Date.now() / 1000) + days * daySeconds)
      return `${nameOf(account)}=${id}.${end}.${sign(account, id, end)}; ${attributes}${secure}`
    },

    read(cookies: string | undefined, email: string): string | undefined {
      const account = hashEmail(email)
      const found = cookies?.split('; ').find((cookie) => cookie.startsWith(`${nameOf(account)}=`))
      const [id, end, signature] = found?.slice(found.indexOf('=') + 1).split('.') ?? []
      if (!id || !end || !signature || !(Number(end) > Date.now() / 1000)) return undefined
      return isSameSecret(signature, sign(account, id, end)) ? id : undefined
    },
  }
}
