import { type ElementType, use } from 'react'
import type { LocalizedRichText } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'
import { languageAttributes } from './language-attributes.ts'

export type RichTextProps = {
  field: LocalizedRichText | undefined
  as?: ElementType
  className?: string
  id?: string
  /** Where paragraphs may not stand, in a heading for instance: what is in them stands there alone. */
  inline?: boolean
}

/** A text with paragraphs, bold words and lists. The server reduces its HTML to a few tags before it is stored. */
export function RichText(props: RichTextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'div', inline, ...rest } = props
  if (editors) return <editors.RichText {...props} />
  if (!field?.html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server reduced it to a few tags before it was stored
  return <Tag {...rest} {...languageAttributes(field)} dangerouslySetInnerHTML={{ __html: markupOf(field, inline) }} />
}

/** The HTML of a field; `inline` without the tags of paragraphs and lists, else in a paragraph where it has none. */
export function markupOf({ html }: LocalizedRichText, inline = false): string {
  if (inline) return html.replace(/<\/?(p|ul|ol|li)>/g, ' ').trim()
  return html === '' || /<(p|ul|ol)>/.test(html) ? html : `<p>${html}</p>`
}
