import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../components/editor-context.ts'
import { X } from '../components/icons.tsx'
import { useRootAttribute } from '../components/use-root-attribute.ts'
import type { ActOptions } from '../model/act.ts'
import type { Place } from '../model/documents/places.ts'
import './panel.css'
import './panel-content.css'

export type PanelProps = {
  onClose: () => void
  /** Reports whether there is unsaved input; the panel then asks before it closes, and calls `onDiscard`. */
  onTouched: (isTouched: boolean, onDiscard?: () => void) => void
  /** Calls `go` to leave a form within the panel, after asking if there is unsaved input. */
  leave: (go: () => void) => void
  /** The text whose history is shown at first. */
  text?: Place | undefined
}

type FrameProps = Pick<PanelProps, 'onClose'> & {
  title: string
  /** Always visible below the scrolling body. */
  footer?: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A panel beside the page. In narrow windows the panel covers the page (panel.css). */
export function Panel({ title, onClose, footer, isWide = false, children }: FrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useRootAttribute('data-panel', isWide ? 'wide' : 'narrow')
  useRootAttribute('data-panel-footer', footer !== undefined)
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // React events of a dialog over the panel bubble up to here too.
    const isInside = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented) return
    // Otherwise a confirmation dialog that `onClose` opens would handle the same Escape.
    event.stopPropagation()
    onClose()
  }
  return (
    <aside className={`ed ed-panel ${isWide ? 'is-wide' : ''}`} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="ed-tool" aria-label={t('common.close')} onClick={onClose}>
          <X className="ed-i" />
        </button>
      </header>
      <div className="ed-panel-body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </aside>
  )
}

/**
 * Focuses the list or heading of the open panel, after an action that removed the focused element. Does nothing if the
 * focus is outside the panel by now: a menu that has the focus, for instance, would close.
 */
export function focusPanel() {
  const panel = document.querySelector('.ed-panel')
  const { activeElement } = document
  if (activeElement !== document.body && !panel?.contains(activeElement)) return
  const target = panel?.querySelector<HTMLElement>('ul[tabindex]') ?? panel?.querySelector('h2')
  target?.focus()
}

/** Returns `actOn`, which changes the list item with an id, and `isBusy`, whether that item is being changed. */
export function useActs() {
  const { act } = useEditor()
  const [busy, setBusy] = useState<string>()
  async function actOn(id: string, messages: string, task: () => Promise<unknown>, options: ActOptions = {}) {
    setBusy(id)
    const { ask: _, ...again } = options
    const retry = () => void actOn(id, messages, task, again)
    const outcome = await act(messages, task, { about: id, retry, ...options })
    setBusy(undefined)
    return outcome === 'done'
  }
  return { isBusy: (id: string) => id === busy, actOn }
}

type PanelButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  kind?: 'is-outline' | 'is-plain' | 'is-solid' | 'is-outline is-bad'
  /** The id of the element with the name of the item that the button changes. */
  about?: string
  /** Whether the button does nothing now. Unlike a disabled button it keeps the focus. */
  isBusy?: boolean
}

export function PanelButton({ kind = 'is-outline', about, isBusy, onClick, ...rest }: PanelButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`ed-btn ${kind}`}
      aria-describedby={about}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A term of a <dl> and its value; nothing if there is no value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="ed-muted">{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
