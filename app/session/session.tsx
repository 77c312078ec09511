import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { LoginRequest, MeResponse } from '#api/auth.ts'
import { createClient } from '#api/client.ts'
import { localizeHref } from '#content/address.ts'
import { DocumentContext } from '../document-context.ts'
import { namespace } from '../i18n/create-i18n.ts'
import { useAddress } from '../layout/use-address.ts'
import { useSite } from '../layout/use-site.ts'

export type Session = ReturnType<typeof useNewSession>

const SessionContext = createContext<Session | null>(null)

/** Who is signed in (specification §4). In a document nobody asks, and nothing is added to it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { apiBase } = useSite()
  if (!use(DocumentContext)) return <InApplication apiBase={apiBase}>{children}</InApplication>
  return (
    <>
      {apiBase !== defaultBase && <meta name="api-base" content={apiBase} />}
      {children}
    </>
  )
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs the SessionProvider of the application')
  return session
}

const defaultBase = '/api'

function InApplication({ apiBase, children }: { apiBase: string; children: ReactNode }) {
  usePageLanguage()
  return <SessionContext value={useNewSession(apiBase)}>{children}</SessionContext>
}

/** On the server isLoading is true, and so in the browser's first rendering, which has to agree with it. */
function useNewSession(apiBase: string) {
  const client = useMemo(() => createClient(apiBase), [apiBase])
  const [state, setState] = useState<{ isAdmin: boolean; isLoading: boolean; user?: MeResponse }>({
    isAdmin: false,
    isLoading: true,
  })
  const navigate = useNavigate()
  const { locale } = useAddress()

  useEffect(() => {
    if (!client.hasToken()) return setState({ isAdmin: false, isLoading: false })
    setState({ isAdmin: true, isLoading: true })
    client.me().then(
      (user) => {
        client.bind(user.id)
        setState({ isAdmin: true, isLoading: false, user })
      },
      (error) => {
        console.warn('The session could not be checked:', error)
        setState({ isAdmin: false, isLoading: false })
      },
    )
  }, [client])

  /** Asks who one is after a change of it. */
  const refreshUser = useCallback(async () => {
    const user = await client.me()
    setState((before) => ({ ...before, user }))
  }, [client])

  const login = async (credentials: LoginRequest) => enter(await client.login({ ...credentials, locale }))

  /** Somebody has signed in. */
  function enter(user: MeResponse) {
    client.bind(user.id)
    setState({ isAdmin: true, isLoading: false, user })
  }

  /** Signs in over a page that somebody works at, who stays the one it belongs to. Resolves to who signed in. */
  const signInAgain = (credentials: LoginRequest) => client.login({ ...credentials, locale })

  async function logout() {
    const told = client.logout().catch((error) => console.warn('The server was not told of the logout:', error))
    // The address before the state: the edit guard would remember this page as the one to return to.
    await navigate(localizeHref('/login', locale))
    // The client stays bound: the tokens may be of somebody else by now, whom nothing on its way may be sent for.
    setState({ isAdmin: false, isLoading: false })
    await told
  }

  return { ...state, client, login, enter, signInAgain, logout, refreshUser }
}

/** After a change of language within the application the interface's words follow; those that do not come are not shown. */
function usePageLanguage() {
  const { i18n } = useTranslation()
  const { locale } = useAddress()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again with the next address
  useEffect(() => {
    if (i18n.language === locale) return
    let isWanted = true
    const areHere = () => i18n.hasResourceBundle(locale, namespace)
    const change = () => void (isWanted && areHere() && i18n.changeLanguage(locale))
    if (areHere()) change()
    else void i18n.reloadResources(locale, namespace).then(change)
    return () => {
      isWanted = false
    }
  }, [i18n, locale, key])
}
