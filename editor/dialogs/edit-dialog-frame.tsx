import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Edit, isListEdit } from '#content/edits.ts'
import { DialogFrame, type DialogFrameProps } from '../components/dialog/dialog-frame.tsx'
import { useConfirmDiscard } from '../components/dialog/use-confirm-discard.tsx'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { useDraftAutosave } from '../form/autosave-and-preview.ts'
import type { Opening } from '../model/dialogs.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { isInDraft } from '../model/documents/pages.ts'

export type OpenedDialog = Pick<
  Opening,
  'place' | 'returnFocusTo' | 'adding' | 'dropped' | 'caret' | 'first' | 'at'
> & {
  document: EditorDocument
  /** The edits of a failed save that is opened again. */
  typed?: Edit[] | undefined
}

/** Returns the values of a new item in the edits of a failed save. */
export function draftOfNewItem([edit]: Edit[]): Record<string, unknown> {
  if (!edit || !isListEdit(edit) || !('add' in edit.list)) return {}
  const { id: _, ...draft } = edit.list.add
  return draft
}

type Leave = (then: () => void) => void

type EditDialogFrameProps = Pick<
  DialogFrameProps,
  'title' | 'subtitle' | 'initialFocus' | 'className' | 'beside' | 'children'
> & {
  /** Renders what is typed in the text beside the dialog. `leave` closes the dialog, after a question if needed. */
  onPage?: (leave: Leave) => ReactNode
  control?: (leave: Leave) => ReactNode
  opened: OpenedDialog
  /** The edits so far, to be stored on the device. */
  edits: Edit[]
  isTouched: boolean
  /** Whether saving waits for uploads. */
  isBusy?: boolean
  onSave: () => void
}

/**
 * The frame of a dialog that edits a value: saves by its button or on Ctrl Enter, stores unsaved edits on the device,
 * and asks before it discards unsaved input.
 */
export function EditDialogFrame(props: EditDialogFrameProps) {
  const { opened, edits, isTouched, isBusy, onSave, onPage, control, children, ...frame } = props
  const { t } = useTranslation()
  const { open } = useEditor()
  const release = useEditorState((state) => state.release)
  const isDraft = useEditorState((state) => isInDraft(state, opened.document))
  useDraftAutosave(edits, open.keepDraft)
  const { leave, question } = useConfirmDiscard(isTouched, { label: t('common.save'), run: onSave })
  function close(then?: () => void) {
    leave(() => {
      open.close()
      then?.()
    })
  }

  return (
    <DialogFrame
      {...frame}
      control={control?.(close)}
      returnFocusTo={opened.returnFocusTo}
      onSave={onSave}
      onClose={() => close()}
    >
      <div className="ed-body">
        {children}
        {frame.beside && onPage?.(close)}
        <footer role="none">
          <p className="ed-muted">
            {t(release ? 'release.savedInto' : isDraft ? 'editor.savedInDraft' : 'editor.savedForAll')}
          </p>
          {opened.typed && (
            <button type="button" className="ed-btn is-plain" onClick={open.discard}>
              {t('editor.discardFailedChange')}
            </button>
          )}
          <button type="button" className="ed-btn is-plain" onClick={() => close()}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="ed-btn is-solid"
            aria-disabled={isBusy || undefined}
            onClick={onSave}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {t(isBusy ? 'editor.saving' : 'common.save')}
          </button>
        </footer>
      </div>
      {question}
    </DialogFrame>
  )
}
