import { type ReactNode, use } from 'react'
import type { LocalizedRichText, LocalizedText } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'

type WhenFilledProps = {
  field: LocalizedText | LocalizedRichText | undefined
  children: ReactNode
  /** Rendered instead if the text is empty. */
  otherwise?: ReactNode
}

/** An element around a text, such as its link: rendered if the text is filled, for editors also if it is empty. */
export function WhenFilled({ field, children, otherwise = null }: WhenFilledProps) {
  const editors = use(FieldEditorsContext)
  const isFilled = field && ('html' in field ? field.html : field.text)
  return field && (isFilled || editors) ? children : otherwise
}
