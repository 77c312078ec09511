import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * For what stands in a failed page's place: shows the page as soon as its loader answers, after an undo for instance. The
 * router does so by itself only where the wait for that answer was drawn, which is left out on a slow machine.
 */
export function useErrorReset(loaderData: unknown): void {
  // Where the data were there from the beginning, drawing them failed, and would do so again.
  const [wasMissing] = useState(loaderData === undefined)
  const navigate = useNavigate()
  const location = useLocation()
  const isThere = wasMissing && loaderData !== undefined
  useEffect(() => {
    if (isThere) void navigate(location, { replace: true, preventScrollReset: true })
  }, [isThere, navigate, location])
}
