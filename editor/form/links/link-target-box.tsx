import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '#api/client.ts'
import { localizeHref } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import type { Locale } from '#content/locale.ts'
import { addressOf } from '#content/upload-address.ts'
import { maxAddressLength } from '#content/web-address.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { usePages } from '../../components/use-pages.ts'
import { LinkHint } from './link-target.tsx'
import { normalizeLink } from './normalize-link.ts'
import { PathSuggestions } from './path-suggestions.tsx'

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
  const locale = useLocale()
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
  const isHidden = pages.some(({ path, state }) => state === 'hidden' && path.en === value.replace(/[?#].*/, ''))
  const isUnknown = isMissing || (value.startsWith('/') && !isKnownPath(value, pages))
  const shown = isEmptied ? '' : (written ?? value)
  function write(typed: string) {
    const path = normalizeLink(typed, location.origin, pages)
    setEmptied(typed.trim() === '')
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
        onChange={(event) => write(event.target.value)}
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
      {isHidden && (
        <p role="status" className="ed-caution">
          {t('pages.hiddenNote')}
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

type FollowLinkProps = { href: string; locale: Locale; onFollow: () => void }

/** A link that opens a page of the site in edit mode (app/session/in-app-links.ts), or anything else in a new tab. */
function FollowLink({ href, locale, onFollow }: FollowLinkProps) {
  const { t } = useTranslation()
  const { client } = useEditor()
  const destination = linkTarget(href, locale, client.base)
  if (!destination) return null
  return (
    <a
      className="ed-link ed-end"
      href={destination.href}
      {...(destination.isElsewhere ? { target: '_blank', rel: 'noreferrer' } : { onClick: onFollow })}
    >
      {t('editor.follow')}
    </a>
  )
}

/**
 * Returns the href for a stored link, and whether it leads outside the site's pages; undefined for anchors, mail and
 * phone links.
 */
export function linkTarget(href: string, locale: Locale, apiBase: string) {
  if (!/^(\/|https?:)/.test(href)) return undefined
  const isFile = /^\/(api\/)?uploads\//.test(href)
  return { href: addressOf(localizeHref(href, locale), apiBase), isElsewhere: isFile || !href.startsWith('/') }
}

/** Whether an English path is that of a post, story or job that does not exist. */
export async function isMissingItem(client: Pick<Client, 'page' | 'items'>, path: string): Promise<boolean> {
  const [bare = ''] = path.split(/[?#]/)
  const { detail, id } = findDetailPage(bare) ?? {}
  if (!detail) return false
  const holder = (await client.page(detail.page)).find(({ block_type }) => block_type === detail.block_type)
  return !holder || !(await client.items(holder.id)).some((item) => item.id === id)
}

/**
 * Whether the typed path is that of an item that does not exist. The path is checked 300 ms after its last change;
 * false until then, and if the request fails.
 */
function useMissingItem(path: string): boolean {
  const { client } = useEditor()
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const isMissing = await isMissingItem(client, path).catch(() => false)
      if (isWanted) setMissing(isMissing ? path : undefined)
    }, 300)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, path])
  return missing === path
}
