import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#content/locale.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'
import { FieldError } from './field-frame.tsx'

/** Boxes for the addresses of a page. An empty Arabic address becomes '/ar' followed by the English address. */
export function AddressFields({ at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change, errorAt } = useForm()
  const id = useId()
  const path = read(at) as Record<Locale, string>
  // If the Arabic address is '/ar' and the English one, it changes together with the English one.
  const follows = path.ar === `/ar${path.en}`
  return (
    <div className="ed-two" data-field={pathKey(at)}>
      {locales.map((locale) => (
        <div key={locale} className="ed-form-field" data-field={pathKey([...at, locale])}>
          <label className="ed-form-name" htmlFor={`${id}-${locale}`}>
            {t(`pages.addressIn.${locale}`)}
          </label>
          <input
            id={`${id}-${locale}`}
            className="ed-form-box"
            dir="ltr"
            value={path[locale]}
            aria-invalid={errorAt([...at, locale]) !== undefined || undefined}
            aria-describedby={`${id}-${locale}-note ${id}-${locale}-error`}
            onChange={({ target: { value } }) => {
              const next = { ...path, [locale]: value }
              change({ path: at, value: locale === 'en' && follows ? { ...next, ar: `/ar${value}` } : next })
            }}
          />
          <p id={`${id}-${locale}-note`} className="ed-note">
            {t(`pages.addressNote.${locale}`)}
          </p>
          <FieldError at={[...at, locale]} id={`${id}-${locale}-error`} />
        </div>
      ))}
    </div>
  )
}
