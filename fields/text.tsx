import { type ElementType, use } from 'react'
import type { LocalizedText } from '#content/localized.ts'
import { FieldEditorsContext } from './editors-context.ts'
import { languageAttributes } from './language-attributes.ts'
import { withoutHyphenBreaks } from './without-hyphen-breaks.ts'

export type TextProps = { field: LocalizedText | undefined; as?: ElementType; className?: string; id?: string }

/** A plain text of a block; renders nothing if it is empty. */
export function Text(props: TextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'span', ...rest } = props
  if (editors) return <editors.Text {...props} />
  if (!field?.text) return null
  return (
    <Tag {...rest} {...languageAttributes(field)}>
      {withoutHyphenBreaks(field.text, Tag)}
    </Tag>
  )
}
