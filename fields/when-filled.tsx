import { type ReactNode, use } from 'react'
import type { ShownText } from '#content/shown.ts'
import { FieldEditorsContext } from './editors-context.ts'

/** What stands around a text, such as its link: drawn where the text is filled, for editors also where it is empty. */
export function WhenFilled({ field, children }: { field: ShownText | undefined; children: ReactNode }) {
  const editors = use(FieldEditorsContext)
  return field && (field.text || editors) ? children : null
}
