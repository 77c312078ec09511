import { createContext, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ModalOptions = {
  /** Called on Escape. */
  onClose: () => void
  /** The element to focus on closing; by default the one that was focused before. */
  returnFocusTo?: HTMLElement | null | undefined
  /** A selector of or function for the element to focus on opening; by default the first button. */
  initialFocus?: string | (() => HTMLElement | null) | undefined
}

/** Whether the dialogs in this context interrupt others: they stay over all others, even later ones. */
export const InterruptingContext = createContext(false)

/** The open dialogs, the topmost last. */
const open: HTMLElement[] = []

let holders: { dialogs: HTMLElement; toasts: HTMLElement } | undefined

/** The elements at the end of the page that contain the dialogs and, over the dialogs, the toasts. */
export function overlays() {
  const append = () => document.body.appendChild(document.createElement('div'))
  holders ??= { dialogs: append(), toasts: append() }
  return holders
}

export const isTopmost = (dialog: HTMLElement | null) => open.at(-1) === dialog

/** The element that has the focus, also one in a frame. */
export function focusedElement(): Element | null {
  const { activeElement } = document
  return activeElement instanceof HTMLIFrameElement
    ? (activeElement.contentDocument?.activeElement ?? null)
    : activeElement
}

/** What is inert because of the topmost dialog. */
let inert: HTMLElement[] = []

/**
 * Makes everything except the topmost dialog and the toasts inert, and keeps the page from scrolling unless the dialog
 * is a part of it or beside it.
 */
export function followTopmost() {
  const { dialogs, toasts } = overlays()
  const top = open.at(-1)
  for (const element of inert) element.inert = false
  inert = []
  for (let part = top; part && part !== document.body; part = part.parentElement ?? undefined) {
    const others = [...(part.parentElement?.children ?? [])] as HTMLElement[]
    inert.push(...others.filter((other) => other !== part && other !== dialogs && other !== toasts && !other.inert))
  }
  for (const element of inert) element.inert = true
  const isPartOfPage = top !== undefined && (!dialogs.contains(top) || top.matches('.is-docked'))
  const { style, clientWidth } = document.documentElement
  // The gutter of a classic scroll bar is kept, so that the page does not become wider.
  if (!top || style.overflow !== 'hidden') style.scrollbarGutter = top && innerWidth > clientWidth ? 'stable' : ''
  style.overflow = top && !isPartOfPage ? 'hidden' : ''
}

/**
 * Makes an element modal while it is mounted. A <dialog> would make everything outside it inert, even the toasts, which
 * have buttons.
 */
export function useModal(modal: RefObject<HTMLElement | null>, options: ModalOptions) {
  const { onClose, returnFocusTo, initialFocus = 'button' } = options
  const focusedBefore = useRef<Element>(null)

  const enter = useEffectEvent((element: HTMLElement) => {
    focusedBefore.current = focusedElement()
    open.push(element)
    const layerOf = (dialog: HTMLElement) => Number(dialog.classList.contains('is-interrupting'))
    open.sort((a, b) => layerOf(a) - layerOf(b))
    followTopmost()
    if (!isTopmost(element)) return
    const found = typeof initialFocus === 'string' ? element.querySelector<HTMLElement>(initialFocus) : initialFocus()
    const first = found ?? element.querySelector('button')
    first?.focus()
    // Put the cursor at the end of the text.
    if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length)
  })
  useLayoutEffect(() => {
    const element = modal.current
    if (!element) return
    enter(element)
    return () => {
      open.splice(open.indexOf(element), 1)
      followTopmost()
    }
  }, [modal])

  // Runs after all dialogs that close together are removed.
  const returnFocus = useEffectEvent(() => {
    // Leave the focus alone if it has already moved elsewhere.
    if (document.activeElement !== document.body) return
    // Not checked with `instanceof`: the element may be in a frame, which has classes of its own.
    const to = (returnFocusTo?.isConnected ? returnFocusTo : focusedBefore.current) as HTMLElement | null
    to?.focus({ preventScroll: true })
    // A dialog that opened below this one could not take the focus when it opened.
    if (document.activeElement === document.body) open.at(-1)?.querySelector('button')?.focus()
  })
  useEffect(() => () => returnFocus(), [])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!modal.current || !isTopmost(modal.current)) return
    if (event.key === 'Escape' && !event.isComposing) onClose()
    if (event.key === 'Tab' && !event.defaultPrevented) wrapFocus(event, modal.current)
  })
  // Before the dialog is painted: an Escape pressed right after that would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    // On window, so that other handlers can stop the event first.
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const tabbable = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]'

/** Moves the focus on Tab from the last control of dialog and toasts to the first, not to the browser's controls. */
function wrapFocus(event: KeyboardEvent, modal: HTMLElement) {
  const controls = [modal, overlays().toasts]
    .flatMap((element) => [...element.querySelectorAll<HTMLElement>(tabbable)])
    .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  const { activeElement } = document
  // A click between the elements of the dialog focuses the dialog itself.
  if (activeElement !== from && !(event.shiftKey && activeElement === modal.firstElementChild)) return
  event.preventDefault()
  to?.focus()
}
