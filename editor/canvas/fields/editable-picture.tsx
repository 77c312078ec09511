import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isVideoAddress } from '#content/video-address.ts'
import {
  Picture,
  type PictureProps,
  pictureAttributes,
  ReadOnlyFields,
  videoAttributes,
  withNarrow,
} from '#fields/fields.tsx'
import { useEditor } from '../../components/editor-context.ts'
import { useIsInControl } from './editable-text.tsx'

export function EditablePicture(props: PictureProps) {
  if (useEditor().may('content.write')) return <ReplaceablePicture {...props} />
  return (
    <ReadOnlyFields>
      <Picture {...props} />
    </ReadOnlyFields>
  )
}

function ReplaceablePicture(props: PictureProps) {
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
  // Only for an <img>: HTML does not allow the role 'button' for a video.
  const role = isInControl || !editing ? undefined : 'button'
  const shown = field.src ? field : { ...field, ...picturePlaceholder(field.icon) }
  const attributes = pictureAttributes(shown, props)
  // An empty `alt` would mark the picture as decorative, which a button cannot be.
  return withNarrow(
    props,
    <img {...attributes} {...editing} alt={attributes.alt || (editing && name)} role={role} draggable={false} />,
  )
}

function picturePlaceholder(isIcon = false) {
  const [width, height, scale] = isIcon ? [64, 64, 0.75] : [600, 400, 1]
  return { src: `data:image/svg+xml,${encodeURIComponent(placeholderSvg(scale))}`, width, height }
}

// Without a size and a viewBox the SVG fills any box, and the icon in its centre keeps its size.
const placeholderSvg = (scale: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#b48ab2" stroke-width="2">' +
  '<rect width="100%" height="100%" fill="#f4f5f7" stroke="none"/>' +
  `<svg x="50%" y="50%" overflow="visible"><g transform="scale(${scale})">` +
  '<rect x="-16" y="-16" width="32" height="32" rx="4"/><circle cx="-6" cy="-6" r="3"/><path d="M16 5 10-1-12 16"/>' +
  '</g></svg></svg>'
