import { type ReactNode, use, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { DocumentContext } from '../document-context.ts'
import { useAddress } from '../layout/use-address.ts'
import { isEditMode } from './edit-mode.ts'
import { prefetchEditor } from './editor.lazy.tsx'
import { useLastPage } from './failed-navigation.ts'
import { useSession } from './session.tsx'

/** Edit mode is for administrators: others go to /login and return from there. Documents are not guarded. */
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
  // In an effect and not with <Navigate>, which would navigate again on each rendering while the login page loads.
  useEffect(() => {
    if (!isStopped) return
    // The state is lost if /login is reloaded or opened in another tab; the query is not.
    const to = `${localizeHref('/login', locale)}?from=${encodeURIComponent(from)}`
    void navigate(to, { state: { from }, replace: true })
  }, [isStopped, from, locale, navigate])
  return isLoading || isStopped ? null : children
}
