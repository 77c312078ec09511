import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isMediaAddress } from '#content/web-address.ts'

type MediaAddressBoxProps = { label: string; value: string; onChange: (address: string) => void }

/** The address of a video: on YouTube, or of a file. */
export function MediaAddressBox({ label, value, onChange }: MediaAddressBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const isRefused = !isMediaAddress(value)
  return (
    <div className="ed-address">
      <label htmlFor={id}>{label}</label>
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
