/** The open dialogs, the topmost last; `holder` is the element around a dialog and its scrim. */
const open: { holder: HTMLElement; depth: number }[] = []
let inertElements: Element[] = []

/** Makes everything inert but the topmost dialog and the toasts, which lie over it. Returns a function that ends it. */
export function openInertScope(holder: HTMLElement, depth: number): () => void {
  const mine = { holder, depth }
  open.push(mine)
  // When nested dialogs mount together, the effect of the inner one runs first.
  open.sort((one, other) => one.depth - other.depth)
  updateInert()
  return () => {
    open.splice(open.indexOf(mine), 1)
    updateInert()
  }
}

export const isTopScope = (holder: HTMLElement | null): boolean => open.at(-1)?.holder === holder

function updateInert() {
  for (const element of inertElements) element.removeAttribute('inert')
  inertElements = []
  // A dialog that was removed together with its parent is detached before its own cleanup runs.
  const top = open.findLast(({ holder }) => holder.isConnected)?.holder
  lockPageScroll(top !== undefined)
  if (top) makeInertExcept([top, ...document.querySelectorAll('.ed-toasts')], document.body)
}

function makeInertExcept(exceptions: Element[], within: Element) {
  for (const element of within.children) {
    if (exceptions.includes(element) || element.hasAttribute('inert')) continue
    if (exceptions.some((each) => element.contains(each))) makeInertExcept(exceptions, element)
    else {
      element.setAttribute('inert', '')
      inertElements.push(element)
    }
  }
}

/** Locks scrolling without changing the page's width: the gutter of a classic scroll bar is kept. */
function lockPageScroll(isLocked: boolean) {
  const { style, clientWidth } = document.documentElement
  if (isLocked && style.overflow !== 'hidden') style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : ''
  if (!isLocked) style.scrollbarGutter = ''
  style.overflow = isLocked ? 'hidden' : ''
}
