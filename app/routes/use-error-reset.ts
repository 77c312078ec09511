import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * For error boundaries: shows the page as soon as its loader succeeds, after an undo for instance. The router does this
 * itself only if its loading state was rendered, which is skipped on a slow machine.
 */
export function useErrorReset(loaderData: unknown): void {
  // If the data were there from the beginning, rendering them failed and would fail again.
  const [wasMissing] = useState(loaderData === undefined)
  const navigate = useNavigate()
  const location = useLocation()
  const isThere = wasMissing && loaderData !== undefined
  useEffect(() => {
    if (isThere) void navigate(location, { replace: true, preventScrollReset: true })
  }, [isThere, navigate, location])
}
