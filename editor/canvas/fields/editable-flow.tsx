import { use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isItemList } from '#content/json.ts'
import { readAt } from '#content/path.ts'
import type { FlowProps } from '#fields/fields.tsx'
import { useEditor, useEditorState } from '../../components/editor-context.ts'
import { Pencil } from '../../components/icons.tsx'
import { BlockIdContext } from './editable-block.tsx'
import './editable-flow.css'

export function EditableFlow({ field, children }: FlowProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { open, documents, may } = editor
  const block = use(BlockIdContext)
  const opening = useEditorState((state) => state.opening)
  useEditorState((state) => state.documents)
  /** Whether the text was open at the last render. If so, the button is mounted again now, and gets the focus. */
  const wasOpen = useRef(false)
  const list = field?.path === undefined ? undefined : documents.places.findList(block, field.path)
  const content = list && documents.get(list.documentKey)?.edited
  const place = list && { documentKey: list.documentKey, path: list.path, kind: 'flow' as const }
  const isOpen =
    opening?.place.kind === 'flow' &&
    opening.place.documentKey === place?.documentKey &&
    opening.place.path.join() === place.path.join()
  useEffect(() => {
    wasOpen.current = isOpen
  }, [isOpen])
  if (!place || !may('content.write') || !isItemList(readAt(content, place.path) ?? [])) return children
  if (isOpen) return <div ref={(element) => editor.setState({ flowHost: element ?? undefined })} />
  return (
    <>
      {children}
      <div className="ed ed-flow-open">
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: returns the focus to the button after the text is closed
          autoFocus={wasOpen.current}
          className="ed-btn is-outline"
          onClick={({ currentTarget }) => void open.field(place, currentTarget)}
        >
          <Pencil className="ed-i" />
          {t('editor.editArticle')}
        </button>
      </div>
    </>
  )
}
