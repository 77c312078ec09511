import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnownPath } from '#content/known-path.ts'
import { LinkHint } from './link-hint.tsx'
import { normalizeLink } from './normalize-link.ts'
import { PathSuggestions } from './path-suggestions.tsx'
import { useMissingItem } from './use-missing-item.ts'

type PathBoxProps = {
  label?: string
  /** What may be written. */
  hint?: string
  value: string
  isRefused: boolean
  /** How often it was refused; each time the box gets the focus. */
  refusals?: number
  /** Where it leads while nothing is stored. */
  usual?: string | undefined
  /** Left empty it leads nowhere and stays empty. */
  isOptional?: boolean
  onChange: (path: string) => void
  /** A way to where the link leads. */
  follow: ReactNode
}

/**
 * Where a link leads; left empty it becomes '#', a mere heading (specification §5). A page has one path for both languages,
 * whichever address it was copied from.
 */
export function PathBox(props: PathBoxProps) {
  const { label, hint, value, isRefused, refusals = 0, usual, isOptional, onChange, follow } = props
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** It shows nothing, and stands for '#', which would be in the way of what is typed next. */
  const [isEmptied, setEmptied] = useState(false)
  /** What is typed where something else is meant, which is shown when the box is left: earlier it would change under the hands. */
  const [written, setWritten] = useState<string>()
  /** From the first focus on: going with it, they would take what is pressed below from under the pointer. */
  const [isSuggesting, setSuggesting] = useState(false)
  useEffect(() => {
    if (refusals > 0) input.current?.focus()
  }, [refusals])
  const isMissing = useMissingItem(value)
  const isUnknown = isMissing || (value.startsWith('/') && !isKnownPath(value))
  const shown = isEmptied ? '' : (written ?? value)
  function write(typed: string) {
    const path = normalizeLink(typed, location.origin)
    setEmptied(typed === '')
    setWritten(path === typed ? undefined : typed)
    onChange(path === '' && !isOptional ? '#' : path)
  }
  function onChoose(path: string) {
    write(path)
    input.current?.focus()
  }
  return (
    <section className="ed-path" onKeyDownCapture={walk}>
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
        value={shown}
        placeholder={usual}
        onFocus={() => setSuggesting(true)}
        onBlur={() => setWritten(undefined)}
        onChange={(event) => write(event.target.value.trim())}
        aria-describedby={`${id}-hint`}
        aria-invalid={isRefused || undefined}
      />
      {isSuggesting && <PathSuggestions typed={shown} onChoose={onChoose} />}
      <p id={`${id}-hint`} {...(isRefused && !isUnknown && refused)}>
        {hint ?? t(usual ? 'editor.pathHintUsual' : isOptional ? 'editor.pathHintText' : 'editor.pathHint')}
      </p>
      {usual && shown === '' && (
        <p>
          <LinkHint to={usual} />
        </p>
      )}
      {isUnknown && (
        <p role="status" className="ed-caution" {...(isRefused && refused)}>
          {t('editor.pathUnknown')}
        </p>
      )}
    </section>
  )
}

/** The arrow keys lead from what is typed to the suggestions, over them, and back. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .ed-suggestions button')]
  const at = stops.indexOf(event.target as HTMLElement)
  const goal = at < 0 ? undefined : stops[at + (steps[event.key] ?? 0)]
  if (!goal || goal === event.target) return
  event.preventDefault()
  goal.focus()
}

const steps: { [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 }

const refused = { role: 'alert', className: 'ed-refused' }
