import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnownPath } from '#content/is-known-path.ts'
import { usePages } from '../../components/use-pages.ts'
import { LinkHint } from './link-hint.tsx'
import { normalizeLink } from './normalize-link.ts'
import { PathSuggestions } from './path-suggestions.tsx'
import { useMissingItem } from './use-missing-item.ts'

type PathBoxProps = {
  label?: string
  /** What the box accepts; by default a general hint. */
  hint?: string
  value: string
  isRefused?: boolean
  /** Set when the link was rejected: each new object focuses the box. */
  refusal?: object | undefined
  /** The link's default target, used while none is stored. */
  defaultLink?: string | undefined
  /** An empty link stays empty instead of becoming '#'. */
  isOptional?: boolean
  onChange: (path: string) => void
  /** A link that opens the target. */
  follow: ReactNode
}

/**
 * The target of a link; an empty target becomes '#', a plain heading (specification §5). A page has one path for both
 * languages, whichever address was pasted.
 */
export function PathBox(props: PathBoxProps) {
  const {
    label,
    hint,
    value,
    refusal,
    isRefused = refusal !== undefined,
    defaultLink,
    isOptional,
    onChange,
    follow,
  } = props
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The box is shown empty while the value is '#', which would get in the way of typing. */
  const [isEmptied, setEmptied] = useState(false)
  /** The typed text while it differs from the normalized link; the box shows the normalized link only after blur. */
  const [written, setWritten] = useState<string>()
  /** Stays true after the first focus: hiding the suggestions on blur would move what is being clicked below them. */
  const [isSuggesting, setSuggesting] = useState(false)
  useEffect(() => {
    if (refusal) input.current?.focus()
  }, [refusal])
  const pages = usePages()
  const isMissing = useMissingItem(value)
  const isUnknown = isMissing || (value.startsWith('/') && !isKnownPath(value, pages))
  const shown = isEmptied ? '' : (written ?? value)
  function write(typed: string) {
    const path = normalizeLink(typed, location.origin, pages)
    setEmptied(typed === '')
    setWritten(path === typed ? undefined : typed)
    onChange(path === '' && !isOptional ? '#' : path)
  }
  function onChoose(path: string) {
    write(path)
    input.current?.focus()
  }
  return (
    <section className="ed-path" onKeyDownCapture={moveFocus}>
      <div className="ed-row ed-label">
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
        placeholder={defaultLink}
        onFocus={() => setSuggesting(true)}
        onBlur={() => setWritten(undefined)}
        onChange={(event) => write(event.target.value.trim())}
        aria-describedby={`${id}-hint`}
        aria-invalid={isRefused || undefined}
      />
      {isSuggesting && <PathSuggestions typed={shown} onChoose={onChoose} />}
      <p id={`${id}-hint`} {...(isRefused && !isUnknown && refused)}>
        {hint ?? t(defaultLink ? 'editor.pathHintUsual' : isOptional ? 'editor.pathHintText' : 'editor.pathHint')}
      </p>
      {defaultLink && shown === '' && (
        <p>
          <LinkHint to={defaultLink} />
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

/** Moves the focus with the arrow keys between the box and the suggestions. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .ed-suggestions button')]
  const at = stops.indexOf(event.target as HTMLElement)
  const goal = at < 0 ? undefined : stops[at + (steps[event.key] ?? 0)]
  if (!goal || goal === event.target) return
  event.preventDefault()
  goal.focus()
}

const steps: { [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 }

const refused = { role: 'alert', className: 'ed-refused' }
