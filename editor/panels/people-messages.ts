import type { i18n as I18n, TFunction } from 'i18next'
import type { Person } from '#api/people.ts'
import type { Locale } from '#content/locale.ts'
import arabic from '#locales/ar/people.json'
import english from '#locales/en/people.json'
import { addMessages } from '../components/use-messages.ts'

/** Adds the messages of the panels about people and the account, which are loaded only with these panels. */
export const addPeopleMessages = (i18n: I18n) => addMessages(i18n, { en: english, ar: arabic })

/** Returns the name of a role with its languages: 'Editor', or 'Translator, Arabic'. */
export function roleName(t: TFunction, locale: Locale, { role, locales }: Pick<Person, 'role' | 'locales'>): string {
  const name = t(`roles.name.${role}`)
  if (!locales) return name
  const languages = new Intl.ListFormat(locale).format(locales.map((each) => t(`language.${each}`)))
  return t('roles.of', { role: name, languages })
}
