import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isKnownPath } from '#content/is-known-path.ts'
import { maxAddressLength } from '#content/web-address.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor } from '../../components/editor-context.ts'
import { usePages } from '../../components/use-pages.ts'
import { FollowLink } from './follow-link.tsx'
import { LinkHint } from './link-hint.tsx'
import { normalizeLink } from './normalize-link.ts'
import { PathSuggestions } from './path-suggestions.tsx'
import { useMissingItem } from './use-missing-item.ts'

type PathBoxProps = {
  label?: string
  /** The hint that describes valid targets; by default a general one. */
  hint?: string
  value: string
  isRefused?: boolean
  /** Set when the link was rejected. Each new object focuses the box again. */
  refusal?: object | undefined
  /** The target that the link has while none is stored. */
  defaultLink?: string | undefined
  /** An empty link stays empty instead of becoming '#'. */
  isOptional?: boolean
  onChange: (path: string) => void
  /** Called when the target is opened by the link beside the label. Without it there is no such link. */
  onFollow?: (() => void) | undefined
}

/**
 * A box for the target of a link. An empty target becomes '#' unless `isOptional`. A menu item with '#' has no link
 * of its own (specification §5). The address of a page in either language becomes its English path.
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
    onFollow,
  } = props
  const { t } = useTranslation()
  const { locale } = useEditor()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Whether the box was emptied: it is then shown empty although the value is '#'. */
  const [isEmptied, setEmptied] = useState(false)
  /** The typed text while it differs from the normalized link; the box shows the normalized link only after blur. */
  const [written, setWritten] = useState<string>()
  /**
   * Whether suggestions are shown: always after the first focus. Hiding them on blur would move the content below while
   * it is being clicked.
   */
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
        {onFollow && <FollowLink href={value} locale={locale} onFollow={onFollow} />}
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
        {value.length > maxAddressLength
          ? t('form.tooLong', { count: formatNumber(maxAddressLength, locale) })
          : (hint ?? t(defaultLink ? 'editor.pathHintUsual' : isOptional ? 'editor.pathHintText' : 'editor.pathHint'))}
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
