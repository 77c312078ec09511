import type { ReactNode } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

/** Fields that are shown a second time, in a looping row for instance: they are edited where they stand first. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return <FieldEditorsContext value={null}>{children}</FieldEditorsContext>
}
