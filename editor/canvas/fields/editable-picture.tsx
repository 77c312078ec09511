import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isVideoAddress } from '#content/video-address.ts'
import { type PictureProps, pictureAttributes, videoAttributes, withNarrow } from '#fields/fields.tsx'
import { picturePlaceholder } from './picture-placeholder.ts'
import { useIsInControl } from './use-field-attributes.ts'

/** A picture or video that can be replaced: a button with the layout that visitors see. */
export function EditablePicture(props: PictureProps) {
  const { field, alt } = props
  const { t } = useTranslation()
  const ref = useRef<HTMLImageElement & HTMLVideoElement>(null)
  const isInControl = useIsInControl(ref, field?.path)
  if (!field || (!field.src && !field.path)) return null
  const name = t(field.icon ? 'editor.replaceIcon' : 'editor.replaceImage')
  const editing = field.path && {
    ref,
    'data-edit-path': field.path,
    'aria-label': name,
    'aria-description': alt?.text || undefined,
    tabIndex: isInControl ? undefined : 0,
  }
  if (isVideoAddress(field.src)) return <video {...videoAttributes(field, props)} {...editing} />
  // A video keeps its own role: HTML allows no role for it that can be pressed.
  const role = isInControl || !editing ? undefined : 'button'
  const shown = field.src ? field : { ...field, ...picturePlaceholder(field.icon) }
  const attributes = pictureAttributes(shown, props)
  // Without an alternative text it would be decorative, which a button cannot be.
  return withNarrow(
    props,
    <img {...attributes} {...editing} alt={attributes.alt || (editing && name)} role={role} draggable={false} />,
  )
}
