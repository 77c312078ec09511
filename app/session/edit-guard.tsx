import { type ReactNode, use, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { DocumentContext } from '../document-context.ts'
import { useAddress } from '../layout/use-address.ts'
import { isEditMode } from './edit-mode.ts'
import { prefetchEditor } from './editor.lazy.tsx'
import { useLastPage } from './failed-navigation.ts'
import { useSession } from './session.tsx'

/** Edit mode is for administrators: others go to /login and come back from there. Documents pass as they are. */
export function EditGuard({ children }: { children: ReactNode }) {
  return use(DocumentContext) ? children : <Guarded>{children}</Guarded>
}

function Guarded({ children }: { children: ReactNode }) {
  const { isAdmin, isLoading } = useSession()
  const { pathname, search, hash } = useLocation()
  const { locale } = useAddress()
  const navigate = useNavigate()
  useLastPage()
  const isStopped = !isLoading && !isAdmin && isEditMode(search)
  const from = pathname + search + hash
  useEffect(() => {
    if (isAdmin && isEditMode(search)) prefetchEditor()
  }, [isAdmin, search])
  // Once, and not with <Navigate>: it starts anew with every rendering while the login page is on its way.
  useEffect(() => {
    if (!isStopped) return
    // The state is lost when somebody reloads /login or opens it in another tab; the query is not.
    const to = `${localizeHref('/login', locale)}?from=${encodeURIComponent(from)}`
    void navigate(to, { state: { from }, replace: true })
  }, [isStopped, from, locale, navigate])
  return isLoading || isStopped ? null : children
}
