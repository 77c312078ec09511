import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownBlock } from '#blocks/block.ts'
import type { BlockFieldProps } from '#fields/block.tsx'
import type { FieldEditors } from '#fields/editors-context.ts'
import type { ItemsProps } from '#fields/items.tsx'
import { languageOf } from '#fields/language.ts'
import type { LinkToProps } from '#fields/link-to.tsx'
import { type PictureProps, pictureAttributes } from '#fields/picture.tsx'
import { markupOf, type RichTextProps } from '#fields/rich-text.tsx'
import type { TextProps } from '#fields/text.tsx'
import { useEditor } from '../editor-context.ts'
import { useShownBlock } from './shown-block.ts'

/** The fields of a page in edit mode. They only bear attributes; clicks and keys are taken by opening.ts. */
export const slots: FieldEditors = {
  Block: BlockSlot as unknown as FieldEditors['Block'],
  Text: TextSlot,
  RichText: RichTextSlot,
  Picture: PictureSlot,
  LinkTo: LinkSlot,
  Items: ItemsSlot,
}

function BlockSlot({ block, children }: BlockFieldProps<ShownBlock>) {
  const { places } = useEditor()
  const edited = useShownBlock(block)
  places.note(edited)
  return (
    <div className="ed-block" data-block-id={block.id} data-block-type={block.type}>
      {children(edited)}
    </div>
  )
}

function TextSlot({ field, as: Tag = 'span', ...rest }: TextProps & { 'data-edit-link'?: string }) {
  const editing = useFieldAttributes(field?.path, !field?.text)
  if (!field) return null
  return (
    <Tag {...rest} {...languageOf(field)} {...editing}>
      {field.text}
    </Tag>
  )
}

function RichTextSlot({ field, as: Tag = 'div', inline, ...rest }: RichTextProps) {
  const editing = useFieldAttributes(field?.path, !field?.html)
  if (!field) return null
  const __html = markupOf(field, inline)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: reduced to a few tags by the server, or made by our own editor
  return <Tag {...rest} {...languageOf(field)} {...editing} dangerouslySetInnerHTML={{ __html }} />
}

function LinkSlot({ href, label, className, before, after, current }: LinkToProps) {
  if (!label) return null
  return (
    <a href={href?.href || '#'} className={className} aria-current={current ? 'page' : undefined}>
      {before}
      <TextSlot field={label} data-edit-link={href?.path} />
      {after}
    </a>
  )
}

function PictureSlot(props: PictureProps) {
  const { field } = props
  if (!field?.src) return null
  // biome-ignore lint/a11y/useAltText: it is among the attributes
  return <img {...pictureAttributes(field, props)} data-edit-path={field.path} />
}

function ItemsSlot({ field, children }: ItemsProps<{ id: string }>) {
  return field?.items.map((item, index) => <Fragment key={item.id}>{children(item, index)}</Fragment>)
}

/** What makes a text editable. In a button or tab it takes no focus of its own: there F2 opens it (opening.ts). */
function useFieldAttributes(path: string | undefined, isEmpty: boolean) {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  const [isInControl, setInControl] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path comes with the stored block, and the element with it
  useLayoutEffect(() => {
    setInControl(Boolean(ref.current?.parentElement?.closest('button, summary, [role="tab"], [role="button"]')))
  }, [path])
  if (!path) return {}
  return {
    ref,
    'data-edit-path': path,
    'data-empty': isEmpty ? t('editor.emptyText') : undefined,
    'aria-describedby': 'ed-hint',
    tabIndex: isInControl ? undefined : 0,
  }
}
