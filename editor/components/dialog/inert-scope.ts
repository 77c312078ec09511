/** The open dialogs, the last one on top, each by the element that holds it and its scrim. */
const open: { holder: HTMLElement; depth: number }[] = []
let inertElements: Element[] = []

/** Nothing but the last dialog can be used until it is closed, and notices, which come over it; the answer closes it. */
export function openInertScope(holder: HTMLElement, depth: number): () => void {
  const mine = { holder, depth }
  open.push(mine)
  // Of dialogs that come at once, the inner one is there first.
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
  // One that left the screen with the dialog around it is still to be told of.
  const top = open.findLast(({ holder }) => holder.isConnected)?.holder
  lockPageScroll(top !== undefined)
  if (top) makeInertExcept([top, ...document.querySelectorAll('.ed-notices')], document.body)
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

/** Keeps the page where it is, and as wide: a scroll bar that takes room leaves its room. */
function lockPageScroll(isLocked: boolean) {
  const { style, clientWidth } = document.documentElement
  if (isLocked && style.overflow !== 'hidden') style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : ''
  if (!isLocked) style.scrollbarGutter = ''
  style.overflow = isLocked ? 'hidden' : ''
}
