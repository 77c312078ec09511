import { createContext, type ReactNode, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { LoginRequest, MeResponse } from '#api/auth.ts'
import { type Client, createClient, newClientSession } from '#api/client.ts'
import {
  type CurrentRelease,
  currentRelease,
  isUnderWay,
  type ReleaseList,
  setCurrentRelease,
} from '#api/current-release.ts'
import { ApiError } from '#api/errors.ts'
import { localizeHref } from '#content/address.ts'
import { namespace } from '../i18n-options.ts'
import { useAddress, useSite } from '../layout/use-site.ts'
import { StaticDocumentContext } from '../static-document-context.ts'
import { authorizePageData } from './authorize-page-data.ts'

export type Session = ReturnType<typeof useNewSession>

const SessionContext = createContext<Session | null>(null)

type SessionState = { isAdmin: boolean; isLoading: boolean; user?: MeResponse } & Releases

/** Called before the application hydrates. The first call of `check` returns that answer; later ones check anew. */
export function openSession() {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')
  const clientIn = clientsOf(named?.content ?? defaultBase)
  let begun: Promise<SessionState> | undefined = checkSession(clientIn())
  const check = () => {
    const answer = begun ?? checkSession(clientIn())
    begun = undefined
    return answer
  }
  return { clientIn, check }
}

function clientsOf(base: string) {
  const shared = newClientSession()
  return (release?: string) => createClient(base, undefined, release, shared)
}

export const OpenedSessionContext = createContext<ReturnType<typeof openSession> | null>(null)

async function checkSession(client: Client): Promise<SessionState> {
  if (!client.hasToken()) return { isAdmin: false, isLoading: false }
  try {
    const [user, releases] = await Promise.all([client.me(), openRelease(client)])
    client.bind(user.id)
    return { isAdmin: true, isLoading: false, user, ...releases }
  } catch (error) {
    console.warn('The session could not be checked:', error)
    return { isAdmin: false, isLoading: false }
  }
}

/** Names the API base, too, if it is not the default. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { apiBase } = useSite()
  return (
    <>
      {apiBase !== defaultBase && <meta name="api-base" content={apiBase} />}
      {use(StaticDocumentContext) ? children : <InApplication apiBase={apiBase}>{children}</InApplication>}
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

/** The release in which the user works, or the one in which they worked until it was closed. */
type Releases = { release?: CurrentRelease; closedRelease?: CurrentRelease }

/**
 * Opens the current release, as long as it is under way. A mail may name one in the address (`release`). If the request fails,
 * except with 403, it counts as under way: its changes must not go to the live site by mistake.
 */
async function openRelease(client: Client): Promise<Releases> {
  const url = new URL(location.href)
  const named = url.searchParams.get('release')
  const release: CurrentRelease | null = named ? { id: named, name: '', state: 'open' } : currentRelease()
  if (!release) return {}
  // A release that a mail names may be over by now: only the list of all releases has its name.
  const listed = named ? '/v1/releases' : '/v1/releases?under_way=true'
  const found = await client.call<ReleaseList>(listed).then(
    ({ items }) => items.find(({ id }) => id === release.id),
    (error) => (error instanceof ApiError && error.status === 403 ? undefined : release),
  )
  url.searchParams.delete('release')
  history.replaceState(history.state, '', url)
  if (found && isUnderWay(found)) {
    setCurrentRelease(found)
    return { release: found }
  }
  setCurrentRelease(null)
  return { closedRelease: found ?? release }
}

/** `isLoading` is true on the server and in the browser's first rendering, because these two must match. */
function useNewSession(apiBase: string) {
  const opened = use(OpenedSessionContext)
  const clientIn = useMemo(() => opened?.clientIn ?? clientsOf(apiBase), [opened, apiBase])
  const [state, setState] = useState<SessionState>({ isAdmin: false, isLoading: true })
  const navigate = useNavigate()
  const { locale } = useAddress()

  const current = state.release?.id
  const client = useMemo(() => clientIn(current), [clientIn, current])

  useEffect(() => void opened?.check().then(setState), [opened])

  // Before the effects of edit mode, which request the data of the page in the current release.
  useLayoutEffect(() => authorizePageData(client), [client])

  const refreshUser = useCallback(async () => {
    const user = await client.me()
    setState((before) => ({ ...before, user }))
  }, [client])

  const login = async (credentials: LoginRequest) => enter(await client.login({ ...credentials, locale }))

  async function enter(user: MeResponse) {
    client.bind(user.id)
    setState({ isAdmin: true, isLoading: false, user, ...(await openRelease(clientIn())) })
  }

  /** Signs in without changing the session's user, who owns the open page. Resolves to the user who signed in. */
  const signInAgain = (credentials: LoginRequest) => client.login({ ...credentials, locale })

  /** The client stays bound: the tokens may be another user's by now, and pending requests must not use them. */
  const end = useCallback(() => setState({ isAdmin: false, isLoading: false }), [])

  async function logout() {
    const logoutRequest = client.logout().catch((error) => console.warn('The logout did not reach the server:', error))
    // Before the state changes: otherwise the edit guard would save this page as the one to return to.
    await navigate(localizeHref('/login', locale))
    end()
    setCurrentRelease(null)
    await logoutRequest
  }

  return { ...state, client, login, enter, signInAgain, end, logout, refreshUser }
}

/** Switches once the new messages are loaded; if that fails, the old ones stay. */
function usePageLanguage() {
  const { i18n } = useTranslation()
  const { locale } = useAddress()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: failed messages are requested again at the next address
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
