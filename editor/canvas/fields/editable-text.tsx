import {
  type LinkToProps,
  languageAttributes,
  markupOf,
  type RichTextProps,
  type TextProps,
  withoutHyphenBreaks,
} from '#fields/fields.tsx'
import { useFieldAttributes } from './use-field-attributes.ts'

export function EditableText({
  field,
  as: Tag = 'span',
  ...rest
}: TextProps & { 'data-edit-link'?: string | undefined }) {
  const editing = useFieldAttributes(field?.path, field?.text, field?.lang)
  if (!field) return null
  return (
    <Tag {...rest} {...languageAttributes(field)} {...editing}>
      {withoutHyphenBreaks(field.text, Tag)}
    </Tag>
  )
}

export function EditableRichText({ field, as: Tag = 'div', inline, ...rest }: RichTextProps) {
  const editing = useFieldAttributes(field?.path, field?.html, field?.lang)
  if (!field) return null
  const __html = markupOf(field, inline)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: reduced to a few tags by the server, or made by our editor
  return <Tag {...rest} {...languageAttributes(field)} {...editing} dangerouslySetInnerHTML={{ __html }} />
}

export function EditableLink({ href, label, className, before, after, current }: LinkToProps) {
  if (!label) return null
  return (
    <a href={href?.href || '#'} className={className} aria-current={current ? 'page' : undefined}>
      {before}
      <EditableText field={label} data-edit-link={href?.path} />
      {after}
    </a>
  )
}
