import { lazy, type ReactNode, Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { DocumentContext } from '../document-context.ts'
import { PageLoading } from '../layout/page-states.tsx'
import { useAddress } from '../layout/use-address.ts'
import { useSite } from '../layout/use-site.ts'
import { isEditMode, withEditMode } from './edit-mode.ts'
import { useInAppLinks } from './in-app-links.ts'
import { useSession } from './session.tsx'
import { useRedraw } from './use-redraw.ts'

/** The only import of editor/ from outside it, so that no visitor ever downloads it. */
const load = () => import('#editor/shell/editor.tsx')
const Editor = lazy(load)

/** Starts to load the editor while something else is still loading. */
export function prefetchEditor() {
  void load()
}

export function LazyEditor({ children }: { children: ReactNode }) {
  return use(DocumentContext) ? children : <AdminEditor>{children}</AdminEditor>
}

function AdminEditor({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const { locale, path } = useAddress()
  const { apiBase } = useSite()
  const redraw = useRedraw()
  useInAppLinks()
  if (!session.isAdmin || !isEditMode(search)) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <Editor
        client={session.client}
        user={session.user}
        login={session.signInAgain}
        logout={session.logout}
        locale={locale}
        apiBase={apiBase}
        path={path}
        redraw={redraw}
        refreshUser={session.refreshUser}
        exit={withEditMode(pathname + search + hash, false)}
      >
        {children}
      </Editor>
    </Suspense>
  )
}
