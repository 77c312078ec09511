import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../components/dialog/dialog-frame.tsx'
import { InterruptingContext } from '../components/dialog/modal.ts'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { Guarded } from '../components/fallbacks.tsx'
import { scrollIntoViewAndFocus } from '../components/scroll-to-field.ts'
import {
  ArticleEditor,
  BlockChooser,
  ConflictDialog,
  CopyOrMoveBlockDialog,
  FormDialog,
  MediaDialog,
  NewItemDialog,
  NewPageDialog,
  SettingsDialog,
  SignInDialog,
} from '../dialogs/dialogs.lazy.ts'
import { TextDialog } from '../dialogs/text-dialog.tsx'
import { newListItemDialogFor } from '../form/list/choose-list-item-dialog.ts'
import type { Add, Opening } from '../model/dialogs.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { isSettings, schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import type { EditorProps } from './editor.tsx'

type DialogHostProps = Pick<EditorProps, 'user' | 'login' | 'endSession'>

/** Renders the open dialog and a dialog that interrupts it. The open one stays mounted, so that no input is lost. */
export function DialogHost(props: DialogHostProps) {
  const { open } = useEditor()
  return (
    <>
      <Guarded onClose={open.closeAll}>
        <Opened />
      </Guarded>
      <InterruptingContext value={true}>
        <Guarded>
          <Between {...props} />
        </Guarded>
      </InterruptingContext>
    </>
  )
}

function Opened() {
  const { open } = useEditor()
  const opening = useEditorState((state) => state.opening)
  const choosing = useEditorState((state) => state.choosing)
  const placing = useEditorState((state) => state.placing)
  const document = useEditorState((state) => opening && state.documents.get(opening.place.documentKey))
  if (opening && document) return <CurrentDialog key={opening.draft} opening={opening} document={document} />
  if (placing) return <CopyOrMoveBlockDialog {...placing} onClose={open.closeAll} />
  return choosing && <Chooser choosing={choosing} />
}

function Chooser({ choosing }: { choosing: Add }) {
  const editor = useEditor()
  const { open, documents } = editor
  const { key } = editor.getState().pageBlocks
  return (
    <BlockChooser
      page={key}
      onClose={open.closeAll}
      onChoose={(type, blank) => {
        open.closeAll()
        void documents.structure
          .addBlock(key, type, blank, choosing.before)
          .then((id) => id && scrollIntoViewAndFocus(`[data-block-id="${id}"]`))
      }}
    />
  )
}

/** Renders one interrupting dialog: first the sign-in, which the others may need, then a question, then a conflict. */
function Between({ user, login, endSession }: DialogHostProps) {
  const { t } = useTranslation()
  const { session, saves } = useEditor()
  const conflict = useEditorState((state) => state.conflicts[0])
  const isExpired = useEditorState((state) => state.isExpired)
  const isConfirming = useEditorState((state) => state.isConfirming)
  const question = useEditorState((state) => state.questions[0])
  const document = useEditorState((state) => conflict && state.documents.get(conflict.save.place.documentKey))
  if (isExpired || isConfirming) {
    return (
      <SignInDialog
        isExpired={isExpired}
        email={user?.email ?? ''}
        login={login}
        // If another user has signed in, the pending saves stay in the journal for the user who made them.
        onDone={({ id }) => (user && id !== user.id ? location.reload() : session.resume())}
        onClose={() => {
          session.cancelSignIn()
          if (isExpired) endSession()
        }}
      />
    )
  }
  if (question) {
    const { id, answer, better, ...texts } = question
    return (
      <ConfirmDialog
        key={id}
        {...texts}
        cancel={t('common.cancel')}
        onCancel={() => answer(false)}
        onAction={() => answer(true)}
        better={
          better && {
            label: better.label,
            run() {
              better.run()
              answer(true)
            },
          }
        }
      />
    )
  }
  if (conflict && document) {
    const { save, paths } = conflict
    return (
      <ConflictDialog
        key={save.id}
        {...{ save, paths, document }}
        onMine={() => saves.keepMine(save)}
        onTheirs={() => saves.discard(save)}
        onClose={() => saves.postpone(save)}
      />
    )
  }
  return null
}

function CurrentDialog({ opening, document }: { opening: Opening; document: EditorDocument }) {
  const { open } = useEditor()
  const { place, failedSave, adding } = opening
  const [typed] = useState(opening.typed ?? failedSave?.edits)
  const list = adding && place.kind !== 'list' ? schemaAt(schemaOf(document), place.path) : undefined
  const NewListItemDialog = list && newListItemDialogFor(document.type, place.path, list)
  if (NewListItemDialog) {
    return (
      <NewListItemDialog
        path={place.path}
        before={adding?.before}
        returnFocusTo={opening.returnFocusTo}
        onSave={open.save}
        onDraft={open.keepDraft}
        onClose={open.close}
      />
    )
  }
  const Dialog = dialogFor(opening, isSettings(document.type))
  const key = [place.documentKey, ...place.path, failedSave?.id].join('/')
  return <Dialog key={key} {...opening} document={document} typed={typed} />
}

function dialogFor({ place: { kind }, adding }: Opening, isOfSettings: boolean) {
  if (kind === 'list' && adding) return isOfSettings ? NewPageDialog : NewItemDialog
  if (isOfSettings) return SettingsDialog
  if (kind === 'media') return MediaDialog
  if (kind === 'flow') return ArticleEditor
  if (kind === 'settings') return SettingsDialog
  return kind === 'form' ? FormDialog : TextDialog
}
