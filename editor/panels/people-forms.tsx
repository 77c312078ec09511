import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPassword } from '#api/auth.ts'
import { type InviteRequest, inviteRequest, nameChange } from '#api/people.ts'
import { locales } from '#content/locale.ts'
import { useEditor } from '../components/editor-context.ts'
import { type EditorIcon, KeyRound, UserPen, UserPlus } from '../components/icons.tsx'
import type { SaveMessages } from '../model/messages/save-messages.ts'
import type { EditorStore } from '../model/store.ts'
import type { FieldErrors } from './form-field.tsx'
import { PanelButton, type PanelProps } from './panel.tsx'
import { PanelForm, type PanelFormFields, type Typed } from './panel-form.tsx'

type PeopleForm = PanelFormFields & { icon: EditorIcon }

export const invitationMessages = (t: TFunction, email: string): SaveMessages => ({
  busy: t('people.inviting'),
  done: t('people.invited', { email }),
  failed: t('people.inviteFailed'),
})

function peopleForms(t: TFunction, { administration, refreshUser, locale }: EditorStore) {
  /** Invites a person to edit the site; the language of the invitation mail can be chosen. */
  const invite: PeopleForm = {
    title: t('people.invite'),
    icon: UserPlus,
    fields: [
      { name: 'name', label: `${t('people.name')} (${t('form.optional')})`, dir: 'auto', autoComplete: 'off' },
      { name: 'email', type: 'email', label: t('login.email'), dir: 'ltr', autoComplete: 'off', required: true },
      {
        name: 'locale',
        label: t('people.letterLanguage'),
        options: locales.map((each) => ({ value: each, label: t(`language.${each}`) })),
        defaultValue: locale(),
      },
    ],
    action: t('people.sendInvitation'),
    busy: t('form.sending'),
    messages: ({ email = '' }) => invitationMessages(t, email),
    check(typed) {
      const { error } = inviteRequest.safeParse(invitation(typed))
      return errorsOf(error?.issues.map(({ path }) => String(path[0])) ?? [], typed)
    },
    refusal({ status, problem }, typed) {
      if (status === 409) return { email: t('people.isThere') }
      return errorsOf(problem.errors?.map(({ path }) => path) ?? [], typed)
    },
    send: (typed) => administration.invite(invitation(typed)),
  }
  const invitation = ({ name, ...rest }: Typed) => ({ ...rest, ...(name && { name }) }) as InviteRequest
  const errorsOf = (invalid: string[], { email }: Typed): FieldErrors => ({
    name: invalid.includes('name') ? t('people.nameTooLong') : undefined,
    email: invalid.includes('email') ? t(email ? 'login.emailInvalid' : 'login.emailRequired') : undefined,
  })

  /** Changes one's own name, as shown in the list of people and the history. */
  const name: PeopleForm = {
    title: t('people.changeName'),
    icon: UserPen,
    fields: [{ name: 'name', label: t('people.name'), dir: 'auto', autoComplete: 'name', required: true }],
    action: t('common.save'),
    busy: t('notices.savingChanges'),
    messages: () => ({
      busy: t('notices.savingChanges'),
      done: t('people.nameChanged'),
      failed: t('people.nameFailed'),
    }),
    check({ name = '' }) {
      const isTooLong = !nameChange.safeParse({ name }).success
      return { name: name ? isTooLong && t('people.nameTooLong') : t('form.nameRequired') }
    },
    async send({ name = '' }) {
      await administration.changeName({ name })
      // Only updates the name in the bar: an error here does not matter, because the name is saved.
      void refreshUser?.().catch(() => undefined)
    },
  }

  /** Changes one's own password. */
  const password: PeopleForm = {
    title: t('people.changePassword'),
    icon: KeyRound,
    fields: [
      { name: 'current', type: 'password', label: t('people.currentPassword'), autoComplete: 'current-password' },
      {
        name: 'password',
        type: 'password',
        label: t('login.newPassword'),
        hint: t('login.passwordHint'),
        autoComplete: 'new-password',
      },
      { name: 'repeated', type: 'password', label: t('login.repeatPassword'), autoComplete: 'new-password' },
    ],
    action: t('login.newSubmit'),
    busy: t('login.newBusy'),
    messages: () => ({
      busy: t('login.newBusy'),
      done: t('people.passwordChanged'),
      failed: t('people.passwordFailed'),
    }),
    check: ({ current, password, repeated }) => ({
      current: !current && t('login.passwordRequired'),
      password: !newPassword.safeParse(password).success && t('people.passwordWeak'),
      repeated: password !== repeated && t('login.passwordsDiffer'),
    }),
    refusal: ({ status }) => ({
      current: status === 403 && t('people.passwordWrong'),
      password: status === 422 && t('people.passwordWeak'),
    }),
    send: ({ current = '', password = '' }) => administration.changePassword({ current, password }),
  }
  return { invite, name, password }
}

type PeopleFormsProps = Pick<PanelProps, 'onTouched' | 'leave'> & { onChanged: () => void }

/** The panel's three forms, at most one open at a time, below the buttons that open them. */
export function PeopleForms({ onChanged, onTouched, leave }: PeopleFormsProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const forms = peopleForms(t, store)
  const [open, setOpen] = useState<keyof typeof forms>()
  // Closing a form discards its input.
  useEffect(() => (open ? () => onTouched(false) : undefined), [open, onTouched])
  const openers = useRef<HTMLDivElement>(null)
  function close() {
    openers.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpen(undefined)
  }
  function onDone() {
    close()
    onChanged()
  }
  return (
    <>
      <div className="ed-row ed-panel-tools" ref={openers}>
        {(Object.keys(forms) as (keyof typeof forms)[]).map((key) => {
          const { title, icon: Icon } = forms[key]
          return (
            <PanelButton
              key={key}
              kind={key === 'invite' ? 'is-solid' : 'is-outline'}
              aria-expanded={open === key}
              onClick={() => leave(() => setOpen(open === key ? undefined : key))}
            >
              <Icon className="ed-i" />
              {title}
            </PanelButton>
          )
        })}
      </div>
      <div onInput={(event) => onTouched(hasInput(event.currentTarget))}>
        {open && <PanelForm key={open} form={forms[open]} onDone={onDone} onCancel={() => leave(close)} />}
      </div>
    </>
  )
}

const hasInput = (form: HTMLElement) => [...form.querySelectorAll('input')].some(({ value }) => value !== '')
