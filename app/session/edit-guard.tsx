import { type ReactNode, use } from 'react'
import { Navigate, useLocation } from 'react-router'
import { localizeHref } from '#content/address.ts'
import { DocumentContext } from '../document.ts'
import { useAddress } from '../layout/locale.ts'
import { asksForEditMode } from './edit-address.ts'
import { useSession } from './session.tsx'

/** Edit mode is for administrators: others go to /login and come back from there. Documents pass as they are. */
export function EditGuard({ children }: { children: ReactNode }) {
  return use(DocumentContext) ? children : <Guarded>{children}</Guarded>
}

function Guarded({ children }: { children: ReactNode }) {
  const { isAdmin, isLoading } = useSession()
  const location = useLocation()
  const { locale } = useAddress()
  if (isLoading) return null
  if (isAdmin || !asksForEditMode(location.search)) return children
  const from = location.pathname + location.search + location.hash
  // The state is lost when somebody reloads /login or opens it in another tab; the query is not.
  const to = `${localizeHref('/login', locale)}?from=${encodeURIComponent(from)}`
  return <Navigate to={to} state={{ from }} replace />
}
