import * as z from 'zod'
import { type InviteRequest, inviteRequest, type Person, type PersonChange } from '#api/people.ts'
import { roles } from '#api/permissions.ts'
import { type Locale, locales } from '#content/locale.ts'
import { UserPlus } from '../components/lazy-icons.tsx'
import { formOfAct, type Refusals } from '../form/act-form.tsx'
import { field } from '../model/documents/form-field-kinds.ts'
import type { EditorStore } from '../model/store.ts'
import { emailRules } from './account-forms.ts'
import type { OpenerForm } from './form-openers.tsx'

const isTranslator = ({ role }: { role: string }) => role === 'translator'
const email = field(emailRules, { line: 'email', label: 'login.email', autoComplete: 'off' })
const role = field(z.enum(roles), { label: 'roles.label', options: 'roles.name', meanings: 'roles.does' })
const languages = field(z.array(z.enum(locales)), {
  label: 'roles.languages',
  options: 'language',
  isShown: isTranslator,
})
const languagesMissing = {
  path: ['locales'],
  error: 'roles.languagesMissing',
  when: ({ value }: { value: unknown }) => value !== undefined,
}
const hasLanguages = ({ role, locales }: { role: string; locales: Locale[] }) =>
  role !== 'translator' || locales.length > 0

const invitation = z
  .object({
    name: field(
      z
        .string()
        .trim()
        .refine((name) => name === '' || inviteRequest.shape.name.safeParse(name).success, 'people.nameTooLong'),
      { line: 'text', label: 'people.optionalName', autoComplete: 'off' },
    ),
    email,
    locale: field(z.enum(locales), { label: 'people.letterLanguage', options: 'language' }),
    role,
    locales: languages,
  })
  .refine(hasLanguages, languagesMissing)

const change = z
  .object({
    email,
    role,
    locales: languages,
    turnsOffFactor: field(z.boolean(), {
      label: 'roles.turnOffFactor',
      isShown: ({ hasFactor }: { hasFactor: boolean }) => hasFactor,
    }),
    hasFactor: z.boolean().meta({ isSetting: true }),
  })
  .refine(hasLanguages, languagesMissing)

const refusals = ({ status, problem }: { status: number; problem: { errors?: { path: string }[] } }): Refusals => {
  const isRefused = (field: string) => problem.errors?.some(({ path }) => path === field)
  return {
    name: isRefused('name') && 'people.nameTooLong',
    email: (status === 409 && 'people.isThere') || (isRefused('email') && 'login.emailInvalid'),
    locales: isRefused('locales') && 'roles.languagesMissing',
  }
}

/** Returns the form that invites a person with a role. The language of the invitation mail can be chosen. */
export function inviteForm({ client, locale }: EditorStore): OpenerForm {
  const form = formOfAct({
    act: 'people.invite',
    fields: invitation,
    start: { name: '', email: '', locale: locale(), role: 'editor', locales: ['ar'] },
    values: ({ email }) => ({ email }),
    refusals,
    send: ({ name, locales, ...rest }) =>
      client.invite({
        ...rest,
        ...(name && { name }),
        ...(isTranslator(rest) && { locales }),
      } as InviteRequest),
  })
  return { form, icon: UserPlus }
}

/** Returns the form that changes the role and e-mail address of another person, or turns off their second factor. */
export function personForm({ client, t }: EditorStore, person: Person) {
  const { id, name, role, locales, has_two_factor } = person
  return formOfAct({
    act: 'roles.edit',
    title: `${t('roles.edit.label')}: ${name || person.email}`,
    fields: change,
    start: { email: person.email, role, locales: locales ?? ['ar'], turnsOffFactor: false, hasFactor: has_two_factor },
    refusals,
    send: ({ email, role, locales, turnsOffFactor }) =>
      client.changePerson(id, {
        role,
        ...(role === 'translator' && { locales }),
        ...(email !== person.email && { email }),
        ...(turnsOffFactor && { two_factor: false }),
      } as PersonChange),
  })
}
