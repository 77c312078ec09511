import { type ComponentType, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { may } from '#api/permissions.ts'
import { isEditMode, localizeHref } from '#content/address.ts'
import type { EditorProps } from '#editor/shell/editor.tsx'
import type { Frame, PageRead } from '../backend.ts'
import { PageLoading } from '../layout/page-states.tsx'
import { useAddress } from '../layout/use-site.ts'
import { StaticDocumentContext } from '../static-document-context.ts'
import { withEditMode } from './edit-mode.ts'
import { useInAppLinks } from './in-app-links.ts'
import { useLastPage } from './keep-page-on-failure.ts'
import { useSession } from './session.tsx'
import { useReloadPageData } from './use-reload-page-data.ts'

/** The only import of editor/ from other folders, so that no visitor downloads the editor. */
export const loadEditor = () => import('#editor/shell/editor.tsx')

const siteLayout = 'layout/frame'

/** Offers what the user's role allows. Others go to /login and return from there. Documents have no edit mode. */
export function EditMode({ children }: { children: ReactNode }) {
  return use(StaticDocumentContext) ? children : <GuardedEditor>{children}</GuardedEditor>
}

function GuardedEditor({ children }: { children: ReactNode }) {
  const { client, isAdmin, isLoading, release, ...session } = useSession()
  const { pathname, search, hash, key } = useLocation()
  const { locale, path } = useAddress()
  const navigate = useNavigate()
  const redraw = useReloadPageData()
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>()
  const matches = useMatches()
  const pageData = matches.at(-1)?.loaderData as Partial<PageRead> | undefined
  useLastPage()
  useInAppLinks()
  const isRequested = isEditMode(search)
  const isRefused = isRequested && !isLoading && !isAdmin
  /** Whether the page was read outside the current release: the document is rendered without a token. */
  const isLive = (matches.find(({ id }) => id === siteLayout)?.loaderData as Partial<Frame>)?.release !== release?.id
  const canRead = isRequested && !isLoading && may(session.user?.role, 'content.read')
  const isPartial = canRead && (pageData?.isPartial === true || isLive)
  const from = pathname + search + hash
  useEffect(() => {
    // Starts while the session is still being checked. Not with `lazy`: React shows a Suspense fallback for at least
    // 300 ms, and the editor is there earlier.
    if (isRequested && client.hasToken())
      loadEditor().then(
        (loaded) => setEditor(() => loaded.default),
        (error) =>
          setEditor(() => {
            throw error
          }),
      )
  }, [client, isRequested])
  useEffect(() => {
    if (isPartial) void redraw()
  }, [isPartial, redraw])
  const { end } = session
  // Before the next page is painted: tokens may have been cleared since the last navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation
  useLayoutEffect(() => {
    if (isAdmin && !client.hasToken()) end()
  }, [isAdmin, client, end, key])
  // In an effect and not with <Navigate>, which would navigate again on each rendering while the login page loads.
  useEffect(() => {
    const login = localizeHref('/login', locale)
    // After a logout the address is that of the login already, and the router renders it later, in a transition.
    if (!isRefused || window.location.pathname === login) return
    // The state is lost if /login is reloaded or opened in another tab; the query is not.
    void navigate(`${login}?from=${encodeURIComponent(from)}`, { state: { from }, replace: true })
  }, [isRefused, from, locale, navigate])
  if (isLoading || isRefused) return null
  if (!isRequested) return children
  if (!Editor || (isPartial && (isLive || !pageData?.blocks))) return <PageLoading />
  return (
    <Editor
      client={client}
      user={session.user}
      release={release}
      closedRelease={session.closedRelease}
      login={session.signInAgain}
      logout={session.logout}
      endSession={end}
      path={path}
      visit={key}
      redraw={redraw}
      stored={isPartial ? undefined : pageData?.stored}
      refreshUser={session.refreshUser}
      exit={withEditMode(from, false)}
    >
      {children}
    </Editor>
  )
}
