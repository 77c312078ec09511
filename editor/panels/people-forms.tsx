import type { TFunction } from 'i18next'
import { type InviteRequest, inviteRequest, type Person, type PersonChange, personChange } from '#api/people.ts'
import { locales } from '#content/locale.ts'
import { UserPlus } from '../components/lazy-icons.tsx'
import type { EditorStore } from '../model/store.ts'
import type { FieldErrors } from './form-field.tsx'
import type { OpenerForm } from './form-openers.tsx'
import type { PanelFormFields, Typed } from './panel-form.tsx'
import { assignmentOf, RoleFields } from './role-fields.tsx'

const emailField = (t: TFunction) => {
  return { name: 'email', type: 'email', label: t('login.email'), dir: 'ltr', autoComplete: 'off', required: true }
}

/** Returns the form that invites a person with a role. The language of the invitation mail can be chosen. */
export function inviteForm(t: TFunction, { administration, locale }: EditorStore): OpenerForm {
  const invitation = ({ name, email, locale, ...rest }: Typed) =>
    ({ email, locale, ...(name && { name }), ...assignmentOf(rest) }) as InviteRequest
  return {
    act: 'people.invite',
    icon: UserPlus,
    fields: [
      { name: 'name', label: `${t('people.name')} (${t('form.optional')})`, dir: 'auto', autoComplete: 'off' },
      emailField(t),
      {
        name: 'locale',
        label: t('people.letterLanguage'),
        options: locales.map((each) => ({ value: each, label: t(`language.${each}`) })),
        defaultValue: locale(),
      },
    ],
    more: (errors) => <RoleFields start={{ role: 'editor', locales: null }} errors={errors} />,
    values: ({ email = '' }) => ({ email }),
    check(typed) {
      const { error } = inviteRequest.safeParse(invitation(typed))
      return errorsOf(t, error?.issues.map(({ path }) => String(path[0])) ?? [], typed)
    },
    refusal: ({ status, problem }, typed) => refusalOf(t, status, problem.errors, typed),
    send: (typed) => administration.invite(invitation(typed)),
  }
}

/** Returns the form that changes the role and e-mail address of another person, or turns off their second factor. */
export function personForm(t: TFunction, { administration }: EditorStore, person: Person): PanelFormFields {
  const change = (typed: Typed): PersonChange => ({
    ...assignmentOf(typed),
    ...(typed.email !== person.email && { email: typed.email ?? '' }),
    ...(typed.factor && { two_factor: false as const }),
  })
  return {
    act: 'roles.edit',
    title: `${t('roles.edit.label')}: ${person.name || person.email}`,
    fields: [{ ...emailField(t), defaultValue: person.email }],
    more: (errors) => (
      <>
        <RoleFields start={person} errors={errors} />
        {person.has_two_factor && (
          <div className="ed-choices">
            <label>
              <input type="checkbox" name="factor" value="off" />
              <span>{t('roles.turnOffFactor')}</span>
            </label>
          </div>
        )}
      </>
    ),
    check(typed) {
      const { error } = personChange.safeParse(change(typed))
      return errorsOf(t, error?.issues.map(({ path }) => String(path[0])) ?? [], typed)
    },
    refusal: ({ status, problem }, typed) => refusalOf(t, status, problem.errors, typed),
    send: (typed) => administration.changePerson(person.id, change(typed)),
  }
}

function refusalOf(t: TFunction, status: number, errors: { path: string }[] = [], typed: Typed): FieldErrors {
  if (status === 409) return { email: t('people.isThere') }
  return errorsOf(
    t,
    errors.map(({ path }) => path),
    typed,
  )
}

const errorsOf = (t: TFunction, invalid: string[], { email }: Typed): FieldErrors => ({
  name: invalid.includes('name') ? t('people.nameTooLong') : undefined,
  email: invalid.includes('email') ? t(email ? 'login.emailInvalid' : 'login.emailRequired') : undefined,
  locales: invalid.includes('locales') ? t('roles.languagesMissing') : undefined,
})
