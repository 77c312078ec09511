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
  const { units, places, notices } = desk
  const shared = useMemo(() => ({ units, places, locale, apiBase }), [units, places, locale, apiBase])
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
      <Dialogs desk={desk} email={user?.email ?? ''} login={login} logout={logout} />
    </EditorContext>
  )
}

type DialogsProps = Pick<EditorProps, 'login' | 'logout'> & { desk: Desk; email: string }

/** At most one at a time: first the login that the others need, then what another editor changed. */
function Dialogs({ desk, email, login, logout }: DialogsProps) {
  const { opening, conflicts, isExpired } = useSyncExternalStore(desk.subscribe, desk.state)
  const [conflict] = conflicts
  const unit = desk.units.get((conflict ?? opening)?.place.unit ?? '')
  if (isExpired) return <SignInDialog email={email} login={login} onDone={desk.resume} onCancel={() => void logout()} />
  if (conflict && unit) {
    return (
      <ConflictDialog
        key={conflict.id}
        change={conflict}
        unit={unit}
        onMine={() => desk.again(conflict)}
        onTheirs={() => desk.letGo(conflict)}
        onClose={() => desk.putOff(conflict)}
      />
    )
  }
  if (!opening || !unit) return null
  const { place, backTo, kept } = opening
  return <TextDialog {...{ place, unit, backTo }} typed={kept?.edits} onSave={desk.save} onClose={desk.close} />
}
