import * as z from 'zod'
import { newPassword } from '#api/auth.ts'
import { isProblem } from '#api/errors.ts'
import { emailChange } from '#api/people.ts'
import { Pencil } from '../components/icons.tsx'
import { KeyRound, Mail } from '../components/lazy-icons.tsx'
import { formOfAct } from '../form/act-form.tsx'
import { field } from '../model/documents/form-field-kinds.ts'
import type { EditorStore } from '../model/store.ts'
import type { OpenerForm } from './form-openers.tsx'

export const emailRules = z
  .string()
  .trim()
  .min(1, { error: 'login.emailRequired', abort: true })
  .refine((email) => emailChange.safeParse({ email }).success, 'login.emailInvalid')

const name = field(z.string().trim().min(1, 'form.nameRequired').max(200, 'people.nameTooLong'), {
  line: 'text',
  label: 'people.name',
  autoComplete: 'name',
})
const email = field(emailRules, {
  line: 'email',
  label: 'account.newEmail',
  hint: 'account.emailHint',
  autoComplete: 'email',
})
const passwordFields = {
  current: field(z.string().min(1, 'login.passwordRequired'), {
    line: 'password',
    label: 'people.currentPassword',
    autoComplete: 'current-password',
  }),
  password: field(
    z.string().refine((typed) => newPassword.safeParse(typed).success, 'people.passwordWeak'),
    { line: 'password', label: 'login.newPassword', hint: 'login.passwordHint', autoComplete: 'new-password' },
  ),
  repeated: field(z.string(), { line: 'password', label: 'login.repeatPassword', autoComplete: 'new-password' }),
}
const isRepeated = ({ password, repeated }: { password: string; repeated: string }) => password === repeated
const notRepeated = {
  path: ['repeated'],
  error: 'login.passwordsDiffer',
  when: ({ value }: { value: unknown }) => value !== undefined,
}
/** The fields of a new password. The code is shown while `needsCode` returns true. */
const passwords = (needsCode: () => boolean) =>
  z
    .object({
      ...passwordFields,
      code: field(z.string().trim().default(''), {
        line: 'code',
        label: 'account.code',
        hint: 'login.codeHint',
        autoComplete: 'one-time-code',
        maxLength: 40,
        isShown: needsCode,
      }),
    })
    .refine(isRepeated, notRepeated)

/**
 * Returns the forms that change the user's own account. `needsCode`: whether a new password requires a code of the
 * second factor. `askForCode` is called if the server requires one unexpectedly: the second factor may have been turned
 * on in another window.
 */
export function accountForms(
  { client, refreshUser }: EditorStore,
  needsCode: boolean,
  askForCode: () => void,
): OpenerForm[] {
  /** Updates the name in the bar. An error is ignored, because the change is already saved. */
  const refresh = () => void refreshUser?.().catch(() => undefined)
  const changeName = formOfAct({
    act: 'people.changeName',
    fields: z.object({ name }),
    start: { name: '' },
    send: (draft) => client.changeName(draft).then(refresh),
  })
  const changeEmail = formOfAct({
    act: 'account.changeEmail',
    fields: z.object({ email }),
    start: { email: '' },
    refusals: ({ status }) => ({
      email: (status === 409 && 'people.isThere') || (status === 422 && 'login.emailInvalid'),
    }),
    send: ({ email }) => client.changeEmail(email).then(refresh),
  })
  let asksForCode = needsCode
  const changePassword = formOfAct({
    act: 'people.changePassword',
    fields: passwords(() => asksForCode),
    start: { current: '', password: '', repeated: '' },
    refusals(error) {
      const { reason } = error.problem.errors?.[0] ?? {}
      const isCodeMissing = isProblem(error, 'code-required')
      if (isCodeMissing) {
        asksForCode = true
        askForCode()
      }
      return {
        current: isProblem(error, 'wrong-password') && 'people.passwordWrong',
        code: (isCodeMissing && 'account.codeNeeded') || (isProblem(error, 'invalid-code') && 'login.codeInvalid'),
        password: error.status === 422 && (reason ? `login.refused.${reason}` : 'people.passwordWeak'),
      }
    },
    send: ({ current, password, code }) => client.changePassword({ current, password, ...(code && { code }) }),
  })
  return [
    { form: changeName, icon: Pencil },
    { form: changeEmail, icon: Mail },
    { form: changePassword, icon: KeyRound },
  ]
}
