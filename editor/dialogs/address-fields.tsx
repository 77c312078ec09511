import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { type Locale, locales } from '#content/locale.ts'
import { PromptField } from './prompt.tsx'

/** Errors by field: 'name', 'path.en', 'path.ar'. */
export type FieldErrors = Record<string, string | undefined>

type AddressFieldsProps = {
  path: Record<Locale, string>
  errors: FieldErrors
  onChange: (path: Partial<Record<Locale, string>>) => void
}

/** The addresses of a page; without an Arabic one it is the English one under /ar. */
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

const examples: Record<Locale, string> = { en: '/spring-offer', ar: '/ar/عرض-الربيع' }

/** The errors of addresses that the server refused; undefined for any other error. */
export function addressErrors(t: TFunction, error: unknown): FieldErrors | undefined {
  if (!(error instanceof ApiError)) return undefined
  const isTaken = error.problem.type === 'urn:problem:address-taken'
  const found = locales.flatMap((locale) => {
    const isWrong = error.problem.errors?.some(({ path }) => path === `path.${locale}`)
    const text = isTaken ? t('pages.addressTaken') : t('pages.addressInvalid', { example: examples[locale] })
    return isWrong ? [[`path.${locale}`, text]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
