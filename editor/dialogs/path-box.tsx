import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnownPath } from '#content/known-path.ts'
import { PathSuggestions } from './path-suggestions.tsx'

type PathBoxProps = {
  label?: string
  value: string
  isRefused: boolean
  /** Left empty it leads nowhere and stays empty. */
  isOptional?: boolean
  onChange: (path: string) => void
  /** A way to where the link leads. */
  follow: ReactNode
}

/** Where a link leads; left empty it becomes '#', a mere heading (specification §5). */
export function PathBox({ label, value, isRefused, isOptional, onChange, follow }: PathBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  function onChoose(path: string) {
    onChange(path)
    input.current?.focus()
  }
  return (
    <section className="ed-path">
      <div className="ed-lab">
        <label htmlFor={id}>{label ?? t('editor.path')}</label>
        {follow}
      </div>
      <input
        ref={input}
        id={id}
        className="ed-text"
        dir="ltr"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={() => value === '' && !isOptional && onChange('#')}
        aria-describedby={`${id}-hint`}
        aria-invalid={isRefused || undefined}
      />
      <PathSuggestions typed={value} onChoose={onChoose} />
      <p id={`${id}-hint`} role={isRefused ? 'alert' : undefined} className={isRefused ? 'ed-refused' : undefined}>
        {t('editor.pathHint')}
      </p>
      {value.startsWith('/') && !isKnownPath(value) && (
        <p role="status" className="ed-caution">
          {t('editor.pathUnknown')}
        </p>
      )}
    </section>
  )
}
