import { type ElementType, use } from 'react'
import type { LocalizedRichText } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'
import { languageAttributes } from './language-attributes.ts'

export type RichTextProps = {
  field: LocalizedRichText | undefined
  as?: ElementType
  className?: string
  id?: string
  /** For elements that must not contain paragraphs, e.g. headings: renders only the content of the paragraphs. */
  inline?: boolean
}

/** A formatted text with paragraphs, bold text and lists. The server sanitizes its HTML before storing it. */
export function RichText(props: RichTextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'div', inline, ...rest } = props
  if (editors) return <editors.RichText {...props} />
  if (!field?.html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitized it before storing it
  return <Tag {...rest} {...languageAttributes(field)} dangerouslySetInnerHTML={{ __html: markupOf(field, inline) }} />
}

/**
 * The HTML of a field: with `inline` without paragraph and list tags, otherwise wrapped in a paragraph if it has none.
 */
export function markupOf({ html }: LocalizedRichText, inline = false): string {
  if (inline) return html.replace(/<\/?(p|ul|ol|li)>/g, ' ').trim()
  return html === '' || /<(p|ul|ol)>/.test(html) ? html : `<p>${html}</p>`
}
