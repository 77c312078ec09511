import { type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { IslandContext } from './island.tsx'

/** In the application, renders what is hidden at first after what is visible. */
export function RenderLater({ children }: { children: ReactNode }) {
  const isDocument = use(IslandContext) !== null
  const [isFirst, setFirst] = useState(!isDocument)
  useEffect(() => startTransition(() => setFirst(false)), [])
  return isFirst ? null : children
}
