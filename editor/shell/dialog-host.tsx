import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../components/dialog/dialog-frame.tsx'
import { InterruptingContext } from '../components/dialog/modal.ts'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { Guarded } from '../components/fallbacks.tsx'
import { scrollIntoViewAndFocus } from '../components/scroll-to-field.ts'
import { CurrentDialog } from '../dialogs/current-dialog.tsx'
import { BlockChooser, ConflictDialog, CopyOrMoveBlockDialog, SignInDialog } from '../dialogs/dialogs.lazy.ts'
import type { Add } from '../model/dialogs.ts'
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
