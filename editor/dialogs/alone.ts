/** The open dialogs, the last one on top, each by the element that holds it and its scrim. */
const open: { holder: HTMLElement; depth: number }[] = []
let closedOff: Element[] = []

/** Nothing but the last dialog can be used until it is closed, and notices, which come over it; the answer closes it. */
export function standAlone(holder: HTMLElement, depth: number): () => void {
  const mine = { holder, depth }
  open.push(mine)
  // Of dialogs that come at once, the inner one is there first.
  open.sort((one, other) => one.depth - other.depth)
  closeOff()
  return () => {
    open.splice(open.indexOf(mine), 1)
    closeOff()
  }
}

export const isOnTop = (holder: HTMLElement | null): boolean => open.at(-1)?.holder === holder

function closeOff() {
  for (const element of closedOff) element.removeAttribute('inert')
  closedOff = []
  // One that left the screen with the dialog around it is still to be told of.
  const top = open.findLast(({ holder }) => holder.isConnected)?.holder
  holdPage(top !== undefined)
  if (top) closeOffAllBut([top, ...document.querySelectorAll('.ed-notices')], document.body)
}

function closeOffAllBut(spared: Element[], within: Element) {
  for (const element of within.children) {
    if (spared.includes(element) || element.hasAttribute('inert')) continue
    if (spared.some((each) => element.contains(each))) closeOffAllBut(spared, element)
    else {
      element.setAttribute('inert', '')
      closedOff.push(element)
    }
  }
}

/** Keeps the page where it is, and as wide: a scroll bar that takes room leaves its room. */
function holdPage(isHeld: boolean) {
  const { style, clientWidth } = document.documentElement
  if (isHeld && style.overflow !== 'hidden') style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : ''
  if (!isHeld) style.scrollbarGutter = ''
  style.overflow = isHeld ? 'hidden' : ''
}
