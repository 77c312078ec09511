import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { type Locale, locales } from '#content/locale.ts'
import { PromptField } from '../form/prompt.tsx'
import { addressRefusal } from '../form/settings-refusals.ts'

/** Error messages by field: 'name', 'path.en', 'path.ar'. */
export type AddressErrors = Record<string, string | undefined>

type AddressFieldsProps = {
  path: Record<Locale, string>
  errors: AddressErrors
  onChange: (path: Partial<Record<Locale, string>>) => void
}

/** Boxes for the addresses of a page. An empty Arabic address becomes '/ar' followed by the English address. */
export function AddressFields({ path, errors, onChange }: AddressFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="ed-two">
      {locales.map((locale) => (
        <PromptField
          key={locale}
          label={t(`pages.addressIn.${locale}`)}
          value={path[locale]}
          dir="ltr"
          note={t(`pages.addressNote.${locale}`)}
          fieldError={errors[`path.${locale}`]}
          onChange={(value) => onChange({ [locale]: value })}
        />
      ))}
    </div>
  )
}

/** Returns messages about the addresses that the server refused; undefined for any other error. */
export function addressErrors(t: TFunction, error: unknown, path: Record<Locale, string>): AddressErrors | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { type, errors = [] } = error.problem
  const found = locales.flatMap((locale) => {
    const isWrong = errors.some((each) => each.path === `path.${locale}`)
    const isTaken = type === 'urn:problem:address-taken'
    return isWrong ? [[`path.${locale}`, addressRefusal(t, locale, path[locale], isTaken)]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
