import { type ElementType, use } from 'react'
import type { ShownText } from '#content/shown.ts'
import { FieldEditorsContext } from './editors-context.ts'
import { languageOf } from './language.ts'
import { unbroken } from './unbroken.ts'

export type TextProps = { field: ShownText | undefined; as?: ElementType; className?: string; id?: string }

/** A plain text of a block; nothing where it is empty. */
export function Text(props: TextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'span', ...rest } = props
  if (editors) return <editors.Text {...props} />
  if (!field?.text) return null
  return (
    <Tag {...rest} {...languageOf(field)}>
      {unbroken(field.text, Tag)}
    </Tag>
  )
}
