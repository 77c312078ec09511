import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#api/people.ts'
import { type Role, roles } from '#api/permissions.ts'
import { type Locale, locales } from '#content/locale.ts'
import type { FieldErrors } from './form-field.tsx'
import type { Typed } from './panel-form.tsx'

type RoleFieldsProps = { start: Pick<Person, 'role' | 'locales'>; errors: FieldErrors }

/** Fields for a role, each role with a description, and for the languages of a translator. */
export function RoleFields({ start, errors }: RoleFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [role, setRole] = useState(start.role)
  return (
    <>
      <fieldset className="ed-choices">
        <legend>{t('roles.label')}</legend>
        {roles.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="role"
              value={each}
              defaultChecked={each === start.role}
              aria-describedby={`${id}-${each}`}
              onChange={() => setRole(each)}
            />
            <span>{t(`roles.name.${each}`)}</span>
            <small id={`${id}-${each}`} className="ed-note">
              {t(`roles.does.${each}`)}
            </small>
          </label>
        ))}
      </fieldset>
      {role === 'translator' && (
        <fieldset className="ed-choices is-row" aria-describedby={errors.locales ? `${id}-error` : undefined}>
          <legend>{t('roles.languages')}</legend>
          {locales.map((each) => (
            <label key={each}>
              <input
                type="checkbox"
                name={`locale-${each}`}
                value={each}
                defaultChecked={(start.locales ?? ['ar']).includes(each)}
              />
              <span>{t(`language.${each}`)}</span>
            </label>
          ))}
          {errors.locales && (
            <p id={`${id}-error`} role="alert" className="ed-refused">
              {errors.locales}
            </p>
          )}
        </fieldset>
      )}
    </>
  )
}

/** Returns the role and the languages that were chosen in `RoleFields`. */
export function assignmentOf(typed: Typed): { role: Role; locales?: Locale[] } {
  const role = typed.role as Role
  return role === 'translator' ? { role, locales: locales.filter((each) => typed[`locale-${each}`]) } : { role }
}
