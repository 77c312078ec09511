import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginRequest, MeResponse } from '#api/auth.ts'
import type { Client } from '#api/client.ts'
import type { Locale } from '#content/text.ts'
import { FieldEditorsContext } from '#fields/editors-context.ts'
import { Bar } from './bar.tsx'
import { createDesk, type Desk } from './desk.ts'
import { ConflictDialog } from './dialogs/conflict-dialog.tsx'
import { SignInDialog } from './dialogs/sign-in-dialog.tsx'
import { TextDialog } from './dialogs/text-dialog.tsx'
import { EditorContext } from './editor-context.ts'
import './editor.css'
import { slots } from './fields/slots.tsx'
import { NoticesRegion } from './notices/notices-region.tsx'
import { type Opening, useOpening } from './opening.ts'
import { Pointing } from './pointing.tsx'

export type EditorProps = {
  client: Client
  user: MeResponse | undefined
  login: (credentials: LoginRequest) => Promise<void>
  logout: () => Promise<void>
  locale: Locale
  apiBase: string
  /** The page's English path. */
  path: string
  /** The same page as visitors see it. */
  exit: string
  children: ReactNode
}

/** Edit mode: moves into the page's fields and stands around it with bar, notices and dialogs. */
export default function Editor({ client, user, login, logout, locale, apiBase, path, exit, children }: EditorProps) {
  const { t, i18n } = useTranslation()
  const [desk] = useState(() => createDesk(client, i18n))
  const { units, places, loading, notices } = desk
  const shared = useMemo(() => ({ units, places, loading, locale, apiBase }), [units, places, loading, locale, apiBase])
  useOpening(
    places,
    useCallback(({ place, element }: Opening) => void desk.open(place, element), [desk]),
  )
  useEffect(() => {
    document.documentElement.dataset.editing = ''
    return () => {
      delete document.documentElement.dataset.editing
    }
  }, [])
  useEffect(() => () => void desk.leave(), [desk])
  useEffect(() => {
    addEventListener('online', desk.backOnline)
    return () => removeEventListener('online', desk.backOnline)
  }, [desk])
  return (
    <EditorContext value={shared}>
      <FieldEditorsContext value={slots}>{children}</FieldEditorsContext>
      {/* After the page, whose skip link has to come first. */}
      <Bar {...{ desk, user, locale, path, exit, logout }} />
      <p id="ed-hint" hidden>
        {t('editor.hint')}
      </p>
      <Pointing places={places} units={units} />
      <NoticesRegion notices={notices} />
      <Dialogs {...{ desk, login, logout, locale }} email={user?.email ?? ''} />
    </EditorContext>
  )
}

type DialogsProps = Pick<EditorProps, 'login' | 'logout' | 'locale'> & { desk: Desk; email: string }

/** The open text; what comes in between lies over it, so that nothing that is being typed is lost. */
function Dialogs(props: DialogsProps) {
  const { desk, locale } = props
  const { opening } = useSyncExternalStore(desk.subscribe, desk.state)
  const unit = opening && desk.units.get(opening.place.unit)
  if (!unit) return <Between {...props} />
  const { place, backTo, kept } = opening
  return (
    <TextDialog
      key={[place.unit, ...place.steps, kept?.id].join('/')}
      {...{ place, unit, backTo, locale }}
      typed={kept?.edits}
      onSave={desk.save}
      onClose={desk.close}
      onDiscard={desk.discard}
    >
      <Between {...props} />
    </TextDialog>
  )
}

/** First the login that all else needs, then what another editor changed. */
function Between({ desk, email, login, logout }: DialogsProps) {
  const { opening, conflicts, isExpired } = useSyncExternalStore(desk.subscribe, desk.state)
  const [conflict] = conflicts
  const unit = conflict && desk.units.get(conflict.place.unit)
  if (isExpired) {
    // Logging out would take an open text away with the page.
    const onCancel = () => (opening ? desk.signInLater() : void logout())
    return <SignInDialog email={email} login={login} onDone={desk.resume} onCancel={onCancel} />
  }
  if (conflict && unit) {
    return (
      <ConflictDialog
        key={conflict.id}
        change={conflict}
        unit={unit}
        onMine={() => desk.keepMine(conflict)}
        onTheirs={() => desk.letGo(conflict)}
        onClose={() => desk.putOff(conflict)}
      />
    )
  }
  return null
}
