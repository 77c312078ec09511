import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { scrollIntoViewAndFocus } from '../canvas/scroll-into-view.ts'
import { ConfirmDialog } from '../components/dialog/dialog-frame.tsx'
import { BlockChooser } from '../dialogs/block-chooser/block-chooser.lazy.ts'
import { ConflictDialog, PageSettingsDialog, SignInDialog } from '../dialogs/dialogs.lazy.ts'
import { OpenDialog } from '../dialogs/open-dialog.tsx'
import type { EditorState, EditorStore } from '../model/store.ts'
import type { EditorProps } from './editor.tsx'

export type DialogHostProps = Pick<EditorProps, 'user' | 'login' | 'locale'> & { store: EditorStore }

/** The open dialog; dialogs that interrupt it are rendered over it, so that no input is lost. */
export function DialogHost(props: DialogHostProps) {
  const { store, locale } = props
  const { opening, choosing, settings } = useSyncExternalStore(store.subscribe, store.state)
  const between = <Between {...props} />
  const document = opening && store.documents.get(opening.place.documentKey)
  if (document) {
    return <OpenDialog {...{ store, opening, document, locale }}>{between}</OpenDialog>
  }
  if (settings) {
    return (
      <PageSettingsDialog
        key={settings.draft}
        store={store}
        {...settings}
        onClose={store.settings.close}
        onDone={store.settings.done}
      >
        {between}
      </PageSettingsDialog>
    )
  }
  if (choosing) {
    return (
      <>
        <Chooser store={store} choosing={choosing} />
        {between}
      </>
    )
  }
  return between
}

function Chooser({ store, choosing }: { store: EditorStore; choosing: NonNullable<EditorState['choosing']> }) {
  const { key } = store.pageBlocks.read()
  return (
    <BlockChooser
      page={key}
      onClose={() => store.chooseBlock(undefined)}
      onChoose={(type, blank) => {
        store.chooseBlock(undefined)
        void store.structure
          .addBlock(key, type, blank, choosing.before)
          .then((id) => id && scrollIntoViewAndFocus(`[data-block-id="${id}"]`))
      }}
    />
  )
}

/** One interrupting dialog at a time: first the sign-in, which the others need, then a question, then a conflict. */
function Between({ store, user, login, locale }: DialogHostProps) {
  const { t } = useTranslation()
  const { conflicts, isExpired, isConfirming } = useSyncExternalStore(store.subscribe, store.state)
  const asked = useSyncExternalStore(store.confirm.subscribe, store.confirm.current)
  const [conflict] = conflicts
  const document = conflict && store.documents.get(conflict.change.place.documentKey)
  if (isExpired || isConfirming) {
    return (
      <SignInDialog
        isExpired={isExpired}
        email={user?.email ?? ''}
        login={login}
        // Another user signed in: the pending changes stay in the journal for the user who made them.
        onDone={({ id }) => (user && id !== user.id ? location.reload() : store.resume())}
        onClose={store.signInLater}
      />
    )
  }
  if (asked) {
    const { answer, ...question } = asked
    return (
      <ConfirmDialog
        {...question}
        cancel={t('common.cancel')}
        onCancel={() => answer(false)}
        onAction={() => answer(true)}
      />
    )
  }
  if (conflict && document) {
    const { change, paths } = conflict
    return (
      <ConflictDialog
        key={change.id}
        {...{ store, change, paths, document, locale }}
        onMine={() => store.keepMine(change)}
        onTheirs={() => store.discardChange(change)}
        onClose={() => store.postpone(change)}
      />
    )
  }
  return null
}
