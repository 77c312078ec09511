import { KeyRound, UserPen, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../../desk.ts'
import { InviteForm } from './invite-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

type Form = 'invite' | 'name' | 'password'

/** The three forms of the panel, of which one is open at a time, below the buttons that open them. */
export function PeopleForms(props: { desk: Desk; locale: Locale; onChanged: () => void }) {
  const { desk, locale, onChanged } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState<Form>()
  const openers = useRef<Partial<Record<Form, HTMLButtonElement | null>>>({})
  function close() {
    if (open) openers.current[open]?.focus()
    setOpen(undefined)
  }
  function onDone() {
    close()
    onChanged()
  }
  const opener = (form: Form) => ({
    ref: (button: HTMLButtonElement | null) => {
      openers.current[form] = button
    },
    'aria-expanded': open === form,
    onClick: () => setOpen(open === form ? undefined : form),
  })
  return (
    <>
      <div className="ed-panel-tools">
        <button type="button" className="ed-btn solid" {...opener('invite')}>
          <UserPlus className="ed-i" aria-hidden="true" />
          {t('people.invite')}
        </button>
        <button type="button" className="ed-btn outline" {...opener('name')}>
          <UserPen className="ed-i" aria-hidden="true" />
          {t('people.changeName')}
        </button>
        <button type="button" className="ed-btn outline" {...opener('password')}>
          <KeyRound className="ed-i" aria-hidden="true" />
          {t('people.changePassword')}
        </button>
      </div>
      {open === 'invite' && <InviteForm desk={desk} locale={locale} onDone={onDone} onCancel={close} />}
      {open === 'name' && <NameForm desk={desk} onDone={onDone} onCancel={close} />}
      {open === 'password' && <PasswordForm desk={desk} onDone={close} onCancel={close} />}
    </>
  )
}
