import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import { isMediaAddress } from '#content/web-address.ts'

type AddressBoxProps = { locale: Locale | undefined; value: string; onChange: (address: string) => void }

/** The address of a film, in one language or (`locale` is undefined) in both. */
export function AddressBox({ locale, value, onChange }: AddressBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const isRefused = !isMediaAddress(value)
  const name = t('media.address')
  return (
    <div className="ed-stack ed-address">
      <label htmlFor={id}>{locale ? [name, t(`language.${locale}`)].join(t('editor.comma')) : name}</label>
      <input
        id={id}
        className="ed-text"
        dir="ltr"
        spellCheck={false}
        value={value}
        placeholder="https://youtu.be/…"
        onChange={(event) => onChange(event.target.value.trim())}
        aria-describedby={`${id}-hint`}
        aria-invalid={isRefused || undefined}
      />
      <p id={`${id}-hint`} role={isRefused ? 'alert' : undefined} className={isRefused ? 'ed-refused' : 'ed-note'}>
        {t('media.addressHint')}
      </p>
    </div>
  )
}
