import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

type PathBoxProps = {
  value: string
  isRefused: boolean
  onChange: (path: string) => void
  /** A way to where the link leads. */
  follow: ReactNode
}

/** Where a link leads; left empty it becomes '#', a mere heading (specification §5). */
export function PathBox({ value, isRefused, onChange, follow }: PathBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className="ed-path">
      <div className="ed-lab">
        <label htmlFor={id}>{t('editor.path')}</label>
        {follow}
      </div>
      <input
        id={id}
        className="ed-text"
        dir="ltr"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={() => value === '' && onChange('#')}
        aria-describedby={`${id}-hint`}
        aria-invalid={isRefused || undefined}
      />
      <p id={`${id}-hint`} role={isRefused ? 'alert' : undefined} className={isRefused ? 'ed-refused' : undefined}>
        {t('editor.pathHint')}
      </p>
    </section>
  )
}
