import { languageOf } from '#fields/language.ts'
import type { LinkToProps } from '#fields/link-to.tsx'
import { markupOf, type RichTextProps } from '#fields/rich-text.tsx'
import type { TextProps } from '#fields/text.tsx'
import { unbroken } from '#fields/unbroken.ts'
import { useFieldAttributes } from './field-attributes.ts'

export function TextSlot({ field, as: Tag = 'span', ...rest }: TextProps & { 'data-edit-link'?: string | undefined }) {
  const editing = useFieldAttributes(field?.path, field?.text, field?.lang)
  if (!field) return null
  return (
    <Tag {...rest} {...languageOf(field)} {...editing}>
      {unbroken(field.text, Tag)}
    </Tag>
  )
}

export function RichTextSlot({ field, as: Tag = 'div', inline, ...rest }: RichTextProps) {
  const editing = useFieldAttributes(field?.path, field?.html, field?.lang)
  if (!field) return null
  const __html = markupOf(field, inline)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: reduced to a few tags by the server, or made by our own editor
  return <Tag {...rest} {...languageOf(field)} {...editing} dangerouslySetInnerHTML={{ __html }} />
}

export function LinkSlot({ href, label, className, before, after, current }: LinkToProps) {
  if (!label) return null
  return (
    <a href={href?.href || '#'} className={className} aria-current={current ? 'page' : undefined}>
      {before}
      <TextSlot field={label} data-edit-link={href?.path} />
      {after}
    </a>
  )
}
