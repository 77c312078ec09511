import { KeyRound, UserPen, UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '../panels.tsx'
import { InviteForm } from './invite-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

type Form = 'invite' | 'name' | 'password'

type PeopleFormsProps = Pick<PanelProps, 'store' | 'locale' | 'onTouched' | 'leave'> & { onChanged: () => void }

/** The panel's three forms, at most one open at a time, below the buttons that open them. */
export function PeopleForms({ store, locale, onChanged, onTouched, leave }: PeopleFormsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Form>()
  // Closing a form discards its input.
  useEffect(() => (open ? () => onTouched(false) : undefined), [open, onTouched])
  const openers = useRef<Partial<Record<Form, HTMLButtonElement | null>>>({})
  function close() {
    if (open) openers.current[open]?.focus()
    setOpen(undefined)
  }
  function onDone() {
    close()
    onChanged()
  }
  const onCancel = () => leave(close)
  const opener = (form: Form) => ({
    ref: (button: HTMLButtonElement | null) => {
      openers.current[form] = button
    },
    'aria-expanded': open === form,
    onClick: () => leave(() => setOpen(open === form ? undefined : form)),
  })
  return (
    <>
      <div className="ed-panel-tools">
        <button type="button" className="ed-btn is-solid" {...opener('invite')}>
          <UserPlus className="ed-i" aria-hidden="true" />
          {t('people.invite')}
        </button>
        <button type="button" className="ed-btn is-outline" {...opener('name')}>
          <UserPen className="ed-i" aria-hidden="true" />
          {t('people.changeName')}
        </button>
        <button type="button" className="ed-btn is-outline" {...opener('password')}>
          <KeyRound className="ed-i" aria-hidden="true" />
          {t('people.changePassword')}
        </button>
      </div>
      <div onInput={(event) => onTouched(isTyped(event.currentTarget))}>
        {open === 'invite' && <InviteForm {...{ store, locale, onDone, onCancel }} />}
        {open === 'name' && <NameForm {...{ store, onDone, onCancel }} />}
        {open === 'password' && <PasswordForm {...{ store, onCancel }} onDone={close} />}
      </div>
    </>
  )
}

const isTyped = (form: HTMLElement) => [...form.querySelectorAll('input')].some(({ value }) => value !== '')
