import {
  type CSSProperties,
  createContext,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { isTopScope, openInertScope } from './inert-scope.ts'

type ModalProps = {
  role: 'dialog' | 'alertdialog'
  className: string
  /** The ids of what names and describes it. */
  title: string
  text?: string
  /** Asked to close by Escape. */
  onClose: () => void
  /** Ctrl Enter; without it the form in the dialog is submitted. */
  onSave?: (() => void) | undefined
  /** A click beside it. */
  onScrim?: () => void
  /** The element that gets the focus back; else it is the one that had it. */
  returnFocusTo?: HTMLElement | null | undefined
  /** The element that has the focus at first; without one the first that can. */
  findFirst?: ((modal: HTMLElement) => HTMLElement | null | undefined) | undefined
  children: ReactNode
}

/** In how many dialogs something stands. */
const DepthContext = createContext(0)

/**
 * What makes a dialog one: it holds the focus until it is closed, and nothing behind it can be used. No <dialog>, in whose
 * presence nobody could press a notice.
 */
export function Modal(props: ModalProps) {
  const { role, className, title, text, onClose, onSave, onScrim, returnFocusTo, findFirst, children } = props
  const holder = useRef<HTMLDivElement>(null)
  const modal = useRef<HTMLDivElement>(null)
  const depth = use(DepthContext)

  const enter = useEffectEvent(() => {
    const before = document.activeElement as HTMLElement | null
    const leave = holder.current ? openInertScope(holder.current, depth) : undefined
    const all = modal.current
    const first = all && (findFirst?.(all) ?? reachable(all)[0] ?? all)
    first?.focus()
    // One goes on writing where the text ends.
    if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length)
    return () => {
      leave?.()
      // Whoever has gone on to something else is not called back.
      if (document.activeElement !== document.body) return
      const to = returnFocusTo?.isConnected ? returnFocusTo : before
      to?.focus({ preventScroll: true })
    }
  })
  useEffect(() => enter(), [])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isTopScope(holder.current)) return
    if (event.key === 'Escape' && !event.isComposing) onClose()
    if (event.key === 'Tab' && !event.defaultPrevented && modal.current) goRound(event, modal.current)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    // Behind all others, who may keep the key to themselves.
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  /** Before the editor of a rich text, for which the keys break a line. */
  function onKeyDownCapture(event: ReactKeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    // What is pressed in a dialog over this one comes by here too.
    if (!isTopScope(holder.current)) return
    const form = modal.current?.querySelector('form')
    if (!onSave && !form) return
    event.preventDefault()
    event.stopPropagation()
    if (onSave) onSave()
    else form?.requestSubmit()
  }

  return createPortal(
    <div className="ed" ref={holder} style={{ '--ed-depth': depth } as CSSProperties}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="ed-scrim" onClick={onScrim} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are named and described */}
      <div
        role={role}
        className={`ed-dialog ${className}`}
        ref={modal}
        tabIndex={-1}
        onKeyDownCapture={onKeyDownCapture}
        aria-labelledby={title}
        aria-describedby={text}
      >
        <DepthContext value={depth + 1}>{children}</DepthContext>
      </div>
    </div>,
    document.body,
  )
}

/** Behind the last element of a dialog come the notices that stand over it, and behind these its first one. */
function goRound(event: KeyboardEvent, modal: HTMLElement) {
  const parts = [modal, ...document.querySelectorAll<HTMLElement>('.ed-notices')]
    .map((part) => ({ part, all: reachable(part) }))
    .filter(({ all }) => all.length > 0)
  const at = parts.findIndex(({ part }) => part.contains(document.activeElement))
  const { part, all = [] } = parts[at] ?? {}
  const edge = event.shiftKey ? all[0] : all.at(-1)
  if (document.activeElement !== edge && !(event.shiftKey && document.activeElement === part)) return
  event.preventDefault()
  const next = parts.at((at + (event.shiftKey ? -1 : 1)) % parts.length)?.all
  ;(event.shiftKey ? next?.at(-1) : next?.[0])?.focus()
}

/** What Tab leads to. */
const reachable = (within: HTMLElement) =>
  [
    ...within.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
  )
