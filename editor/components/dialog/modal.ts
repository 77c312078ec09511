import { createContext, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ModalOptions = {
  onClose: () => void
  /** The element to focus on closing. By default, the one that was focused before the dialog opened. */
  returnFocusTo?: HTMLElement | null | undefined
  /** The element to focus on opening, as a selector or a function. By default, the first button. */
  initialFocus?: string | (() => HTMLElement | null) | undefined
}

/** True for dialogs that interrupt others: they are shown over all others, even over dialogs that open later. */
export const InterruptingContext = createContext(false)

/** The open modal elements, the topmost last. */
const open: HTMLElement[] = []

let holders: { dialogs: HTMLElement; toasts: HTMLElement } | undefined

export function overlays() {
  const append = () => document.body.appendChild(document.createElement('div'))
  holders ??= { dialogs: append(), toasts: append() }
  return holders
}

const closers = new WeakMap<HTMLElement, () => void>()

/** Closes the topmost dialog, which may ask a question first, and returns it. */
export function closeTopmost(): HTMLElement | undefined {
  const top = open.at(-1)
  if (top) closers.get(top)?.()
  return top
}

/**
 * Back closes the topmost dialog instead of leaving its page. Only a step within the document can be cancelled, so a
 * dialog on the document's first page adds an entry to the history, which a later Back skips. In browsers without the
 * Navigation API, Back leaves the page.
 */
globalThis.navigation?.addEventListener('navigate', (event) => {
  const { navigationType, cancelable, destination } = event
  if (navigationType !== 'traverse' || !cancelable) return
  const top = open.at(-1)
  const isSkipped = history.state?.isOfDialog && destination.index === (navigation.currentEntry?.index ?? 0) - 1
  if (!top && !isSkipped) return
  event.preventDefault()
  if (top) closeTopmost()
  // Later, because the cancelled step still counts until then.
  else setTimeout(() => history.go(-2))
})

function addHistoryEntry() {
  const entry = globalThis.navigation?.currentEntry
  if (entry && !navigation.entries()[entry.index - 1]?.sameDocument)
    history.pushState({ ...history.state, isOfDialog: true }, '')
}

export const isTopmost = (dialog: HTMLElement | null) => open.at(-1) === dialog

export function focusedElement(): Element | null {
  const { activeElement } = document
  return activeElement instanceof HTMLIFrameElement
    ? (activeElement.contentDocument?.activeElement ?? null)
    : activeElement
}

const selectionOf = ({ ownerDocument }: Element) => ownerDocument.getSelection()

let inert: HTMLElement[] = []

/** By dialog: the parts of the page, or of pages in frames, that are not inert while the dialog is the topmost. */
const usable = new WeakMap<HTMLElement, HTMLElement[]>()

/** Keeps parts of the page from being inert until the returned function is called. */
export function keepUsable(dialog: HTMLElement, parts: HTMLElement[]): () => void {
  usable.set(dialog, parts)
  followTopmost()
  return () => void usable.delete(dialog)
}

/** Yields the element and its ancestors. The ancestors of a page in a frame continue with the frame. */
function* selfAndParents(element: Element | null | undefined): Generator<Element> {
  for (let each = element; each && each !== document.body; each = each.parentElement ?? frameOf(each)) yield each
}
const frameOf = ({ ownerDocument }: Element) => ownerDocument.defaultView?.frameElement

/** The page can scroll if the topmost dialog is docked or is a part of the page. */
export function followTopmost() {
  const { dialogs, toasts } = overlays()
  const top = open.at(-1)
  const before = inert
  inert = []
  const parts = top ? [top, ...(usable.get(top) ?? [])] : []
  const around = new Set(parts.flatMap((part) => [...selfAndParents(part)]))
  const isFree = (other: HTMLElement) => before.includes(other) || !other.inert
  const areLeft = new Set<Element>([...around, dialogs, toasts])
  for (const part of around) {
    const others = [...(part.parentElement?.children ?? [])] as HTMLElement[]
    inert.push(...others.filter((other) => !areLeft.has(other) && isFree(other)))
  }
  // Elements that stay inert are not changed, because the browser would compute the style of all they contain again.
  for (const element of before) if (!inert.includes(element)) element.inert = false
  for (const element of inert) element.inert = true
  const isPartOfPage = top !== undefined && (!dialogs.contains(top) || top.matches('.is-docked'))
  document.documentElement.toggleAttribute('data-modal', top !== undefined)
  const { style, clientWidth } = document.documentElement
  // Keeps the space of a classic scroll bar, so that the page does not become wider while the bar is hidden.
  if (!top || style.overflow !== 'hidden') style.scrollbarGutter = top && innerWidth > clientWidth ? 'stable' : ''
  style.overflow = top && !isPartOfPage ? 'hidden' : ''
}

/** A modal <dialog> is not used: it would make everything outside inert, also the toasts, which have buttons. */
export function useModal(modal: RefObject<HTMLElement | null>, options: ModalOptions) {
  const { onClose, returnFocusTo, initialFocus = 'button' } = options
  const focusedBefore = useRef<Element>(null)
  /** What was selected in a text on the page: focusing the text would put the caret at its beginning. */
  const selectedBefore = useRef<Range>(undefined)

  const close = useEffectEvent(() => onClose())
  const enter = useEffectEvent((element: HTMLElement) => {
    const focused = focusedElement()
    focusedBefore.current = focused
    const selection = focused?.matches('[contenteditable]') ? selectionOf(focused) : null
    if (selection?.rangeCount) selectedBefore.current = selection.getRangeAt(0)
    open.push(element)
    closers.set(element, close)
    addHistoryEntry()
    const layerOf = (dialog: HTMLElement) => Number(dialog.classList.contains('is-interrupting'))
    open.sort((a, b) => layerOf(a) - layerOf(b))
    followTopmost()
    if (!isTopmost(element)) return
    const found = typeof initialFocus === 'string' ? element.querySelector<HTMLElement>(initialFocus) : initialFocus()
    const first = found ?? element.querySelector('button')
    first?.focus()
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

  // Runs in the cleanup of an effect, that is, after all dialogs that close together are removed.
  const returnFocus = useEffectEvent(() => {
    // Do nothing if the focus has already moved to another element.
    if (document.activeElement !== document.body) return
    // Not checked with `instanceof`: an element in a frame is not an instance of this window's classes.
    const to = (returnFocusTo?.isConnected ? returnFocusTo : focusedBefore.current) as HTMLElement | null
    to?.focus({ preventScroll: true })
    if (to && to === focusedBefore.current && selectedBefore.current) {
      selectionOf(to)?.removeAllRanges()
      selectionOf(to)?.addRange(selectedBefore.current)
    }
    // A dialog that opened underneath this one did not get the focus then, so it gets it now.
    if (document.activeElement === document.body) open.at(-1)?.querySelector('button')?.focus()
  })
  useEffect(() => () => returnFocus(), [])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!modal.current || !isTopmost(modal.current)) return
    if (event.key === 'Escape' && !event.isComposing) onClose()
    if (event.key === 'Tab' && !event.defaultPrevented) wrapFocus(event, modal.current)
  })
  // A layout effect, because it runs before the dialog is painted: an Escape right after the paint must be handled.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    // On the window, so that listeners of elements run first and can stop the event.
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const tabbable = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]'

/** From the last control to the first. Otherwise Tab would lead to the browser's controls. */
function wrapFocus(event: KeyboardEvent, modal: HTMLElement) {
  const controls = [modal, overlays().toasts]
    .flatMap((element) => [...element.querySelectorAll<HTMLElement>(tabbable)])
    .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  const { activeElement } = document
  // A click between the controls focuses the dialog itself. From there, Shift+Tab also leads to the last control.
  if (activeElement !== from && !(event.shiftKey && activeElement === modal.firstElementChild)) return
  event.preventDefault()
  to?.focus()
}
