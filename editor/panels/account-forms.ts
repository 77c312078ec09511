import type { TFunction } from 'i18next'
import { newPassword } from '#api/auth.ts'
import { isProblem } from '#api/errors.ts'
import { emailChange, nameChange } from '#api/people.ts'
import { Pencil } from '../components/icons.tsx'
import { KeyRound, Mail } from '../components/lazy-icons.tsx'
import type { EditorStore } from '../model/store.ts'
import type { OpenerForm } from './form-openers.tsx'

export type Code = 'known' | 'asked' | undefined

/**
 * Returns the forms that change the user's own account. `code`: whether a new password requires a code of the second
 * factor. `askForCode` is called if the server requires a code unexpectedly, for instance because the second factor was
 * turned on in another window.
 */
export function accountForms(
  t: TFunction,
  { administration, refreshUser }: EditorStore,
  code: Code,
  askForCode: () => void,
): OpenerForm[] {
  const codeField = {
    name: 'code',
    label: t('account.code'),
    hint: t('login.codeHint'),
    dir: 'ltr',
    autoComplete: 'one-time-code',
    maxLength: 40,
    autoFocus: code === 'asked',
  }

  const name: OpenerForm = {
    act: 'people.changeName',
    icon: Pencil,
    fields: [{ name: 'name', label: t('people.name'), dir: 'auto', autoComplete: 'name', required: true }],
    check({ name = '' }) {
      const isTooLong = !nameChange.safeParse({ name }).success
      return { name: name ? isTooLong && t('people.nameTooLong') : t('form.nameRequired') }
    },
    async send({ name = '' }) {
      await administration.changeName({ name })
      // Updates the name in the bar. An error is ignored, because the name is already saved.
      void refreshUser?.().catch(() => undefined)
    },
  }

  const password: OpenerForm = {
    act: 'people.changePassword',
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
      ...(code ? [codeField] : []),
    ],
    check: ({ current, password, repeated }) => ({
      current: !current && t('login.passwordRequired'),
      password: !newPassword.safeParse(password).success && t('people.passwordWeak'),
      repeated: password !== repeated && t('login.passwordsDiffer'),
    }),
    refusal(error) {
      const isCodeMissing = isProblem(error, 'code-required')
      const { reason } = error.problem.errors?.[0] ?? {}
      if (isCodeMissing) askForCode()
      return {
        current: isProblem(error, 'wrong-password') && t('people.passwordWrong'),
        code:
          (isCodeMissing && t('account.codeNeeded')) || (isProblem(error, 'invalid-code') && t('login.codeInvalid')),
        password: error.status === 422 && t(reason ? `login.refused.${reason}` : 'people.passwordWeak'),
      }
    },
    send: ({ current = '', password = '', code }) =>
      administration.changePassword({ current, password, ...(code && { code }) }),
  }
  const email: OpenerForm = {
    act: 'account.changeEmail',
    icon: Mail,
    fields: [
      {
        name: 'email',
        type: 'email',
        label: t('account.newEmail'),
        hint: t('account.emailHint'),
        dir: 'ltr',
        autoComplete: 'email',
        required: true,
      },
    ],
    check: ({ email }) => ({
      email: !emailChange.safeParse({ email }).success && t(email ? 'login.emailInvalid' : 'login.emailRequired'),
    }),
    refusal: ({ status }) => ({
      email: (status === 409 && t('people.isThere')) || (status === 422 && t('login.emailInvalid')),
    }),
    async send({ email = '' }) {
      await administration.changeEmail(email)
      void refreshUser?.().catch(() => undefined)
    },
  }
  return [name, email, password]
}
