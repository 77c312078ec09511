import type { ReactNode } from 'react'
import { FieldEditorsContext } from './editors-context.ts'

/** Fields that are rendered a second time, e.g. in a looping row: only the first copy is editable. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return <FieldEditorsContext value={null}>{children}</FieldEditorsContext>
}
