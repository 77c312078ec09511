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
  /** Ids of the elements that name (`title`) and describe (`text`) the dialog. */
  title: string
  text?: string
  /** Called on Escape. */
  onClose: () => void
  /** Called on Ctrl Enter; without it the form in the dialog is submitted. */
  onSave?: (() => void) | undefined
  /** Called on a click on the scrim. */
  onScrim?: () => void
  /** The element to focus on closing; by default the one that was focused before. */
  returnFocusTo?: HTMLElement | null | undefined
  /** Finds the element to focus on opening; by default the first focusable one. */
  findFirst?: ((modal: HTMLElement) => HTMLElement | null | undefined) | undefined
  children: ReactNode
}

/** How many dialogs are nested around a component. */
const DepthContext = createContext(0)

/**
 * A modal: it traps the focus, and everything behind it is inert. Not a <dialog>, because toasts could not be clicked
 * while one is open.
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
    // Put the cursor at the end of the text.
    if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length)
    return () => {
      leave?.()
      // Leave the focus alone if it has already moved elsewhere.
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
    // On window, so that other handlers can stop the event first.
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  /** In the capture phase, before the rich text editor, where Ctrl Enter inserts a line break. */
  function onKeyDownCapture(event: ReactKeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    // React events of a nested dialog pass through here too.
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

/** Cycles the focus on Tab: after a dialog's last element come the toasts over it, then its first element again. */
function goRound(event: KeyboardEvent, modal: HTMLElement) {
  const parts = [modal, ...document.querySelectorAll<HTMLElement>('.ed-toasts')]
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

/** The elements that Tab reaches. */
const reachable = (within: HTMLElement) =>
  [
    ...within.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
  )
