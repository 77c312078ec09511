import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockChooser } from '../chooser/block-chooser-later.ts'
import type { Desk, DeskState } from '../desk.ts'
import { lookAt } from '../pointing/look-at.ts'
import type { EditorProps } from '../root.tsx'
import { Question } from './frame.tsx'
import { ConflictDialog, SettingsDialog, SignInDialog } from './later-dialogs.ts'
import { OpenDialog } from './open-dialog.tsx'

export type DialogsProps = Pick<EditorProps, 'user' | 'login' | 'locale'> & { desk: Desk }

/** The open dialog; what comes in between lies over it, so that nothing that is being typed is lost. */
export function Dialogs(props: DialogsProps) {
  const { desk, locale } = props
  const { opening, choosing, settings } = useSyncExternalStore(desk.subscribe, desk.state)
  const between = <Between {...props} />
  const unit = opening && desk.units.get(opening.place.unit)
  if (unit) {
    return <OpenDialog {...{ desk, opening, unit, locale }}>{between}</OpenDialog>
  }
  if (settings) {
    return (
      <SettingsDialog
        key={settings.draft}
        desk={desk}
        {...settings}
        onClose={desk.settings.close}
        onDone={desk.settings.done}
      >
        {between}
      </SettingsDialog>
    )
  }
  if (choosing) {
    return (
      <>
        <Chooser desk={desk} choosing={choosing} />
        {between}
      </>
    )
  }
  return between
}

function Chooser({ desk, choosing }: { desk: Desk; choosing: NonNullable<DeskState['choosing']> }) {
  const { key } = desk.pageBlocks.read()
  return (
    <BlockChooser
      page={key}
      onClose={() => desk.chooseBlock(undefined)}
      onChoose={(type, blank) => {
        desk.chooseBlock(undefined)
        void desk.structure
          .addBlock(key, type, blank, choosing.before)
          .then((id) => id && lookAt(`[data-block-id="${id}"]`))
      }}
    />
  )
}

/** First the login that all else needs, then what is asked, then what another editor changed. */
function Between({ desk, user, login, locale }: DialogsProps) {
  const { t } = useTranslation()
  const { conflicts, isExpired, isConfirming } = useSyncExternalStore(desk.subscribe, desk.state)
  const asked = useSyncExternalStore(desk.asking.subscribe, desk.asking.current)
  const [conflict] = conflicts
  const unit = conflict && desk.units.get(conflict.change.place.unit)
  if (isExpired || isConfirming) {
    return (
      <SignInDialog
        isExpired={isExpired}
        email={user?.email ?? ''}
        login={login}
        // What waits was written by somebody else, for whom the journal keeps it.
        onDone={({ id }) => (user && id !== user.id ? location.reload() : desk.resume())}
        onClose={desk.signInLater}
      />
    )
  }
  if (asked) {
    const { answer, ...question } = asked
    return (
      <Question
        {...question}
        cancel={t('common.cancel')}
        onCancel={() => answer(false)}
        onAction={() => answer(true)}
      />
    )
  }
  if (conflict && unit) {
    const { change, paths } = conflict
    return (
      <ConflictDialog
        key={change.id}
        {...{ desk, change, paths, unit, locale }}
        onMine={() => desk.keepMine(change)}
        onTheirs={() => desk.letGo(change)}
        onClose={() => desk.putOff(change)}
      />
    )
  }
  return null
}
