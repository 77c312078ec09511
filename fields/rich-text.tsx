import { type ElementType, use } from 'react'
import type { ShownRichText } from '#content/shown.ts'
import { FieldEditorsContext } from './editors-context.ts'
import { languageOf } from './language.ts'

export type RichTextProps = { field: ShownRichText | undefined; as?: ElementType; className?: string }

/** A text with paragraphs, bold words and lists. The server reduces its HTML to a few tags before it is stored. */
export function RichText(props: RichTextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'div', ...rest } = props
  if (editors) return <editors.RichText {...props} />
  if (!field?.html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server reduced it to a few tags before it was stored
  return <Tag {...rest} {...languageOf(field)} dangerouslySetInnerHTML={{ __html: field.html }} />
}
