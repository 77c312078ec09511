import { autoUpdate, computePosition, flip, offset, type Placement, type Side, shift } from '@floating-ui/dom'
import { type RefObject, useLayoutEffect } from 'react'
import { boxOf, freeTopFor, isInSight } from '../page-elements.ts'

/**
 * Calls `update` after each rendering, and whenever the element that `find` returns or the floating element has moved
 * or has another size. Without an element, the floating element is hidden.
 */
export function useFollowing(
  find: () => Element | null | undefined,
  floating: RefObject<HTMLElement | null>,
  update: (element: Element, floating: HTMLElement) => void,
) {
  useLayoutEffect(() => {
    const [element, follower] = [find(), floating.current]
    if (!follower) return
    if (element) return autoUpdate(element, follower, () => update(element, follower))
    follower.style.visibility = 'hidden'
  })
}

const gap = 2
const inset = 8

/** The side away from the middle of the window, where there is more often a margin than another column. */
function outerSideOf(words: Element | Range): Side {
  const { left, width } = boxOf(words)
  return left + width / 2 < innerWidth / 2 ? 'left' : 'right'
}

/**
 * Places a toolbar where it covers no text of its block or list item: above, else below, else over the sticky header.
 * The toolbar of a short list item with others above and below it (`isRow`) is beside the item.
 */
export async function placeToolbar(part: Element, block: HTMLElement, toolbar: HTMLElement, isRow: boolean) {
  const top = freeTopFor(block)
  const padding = { top: top + gap, bottom: inset, left: inset, right: inset }
  const isBeside = isRow && boxOf(part).height < 2 * toolbar.offsetHeight
  const reference = part === block.firstElementChild ? contentsOf(block) : isBeside ? contentsOf(part) : part
  // Scrolling by touch does not change the selection, so the block may be out of sight.
  const isSeen = isInSight(reference, block) || toolbar.contains(document.activeElement)
  toolbar.style.visibility = isSeen ? '' : 'hidden'
  const { x, y, placement } = await computePosition(reference, toolbar, {
    strategy: 'fixed',
    placement: isBeside ? outerSideOf(reference) : 'top-start',
    middleware: [
      offset(gap),
      flip({
        padding,
        crossAxis: false,
        fallbackPlacements: isBeside ? ['left', 'right', 'top-start', 'bottom-start'] : ['bottom-start'],
        fallbackStrategy: 'initialPlacement',
      }),
      shift({ padding }),
    ],
  })
  const highest = top - toolbar.offsetHeight
  toolbar.style.translate = `${x}px ${Math.max(y, highest)}px`
  toolbar.classList.toggle('is-below', placement.startsWith('bottom'))
  await placeName(block, placement.startsWith('bottom') ? 'top-start' : 'bottom-start')
}

/**
 * Places the name of a field on the other side than the toolbar. The name of a picture is placed by its style sheet.
 */
export async function placeName(block: HTMLElement, placement: Placement = 'top-start') {
  const name = document.querySelector<HTMLElement>('.ed-outline:not(.is-drop, .is-picture) > .ed-tag')
  if (!name?.parentElement) return
  const padding = { top: freeTopFor(block), bottom: inset, left: inset, right: inset }
  const { x, y } = await computePosition(name.parentElement, name, {
    strategy: 'fixed',
    placement,
    middleware: [offset(gap), flip({ padding, crossAxis: false }), shift({ padding })],
  })
  name.style.translate = `${x}px ${y}px`
}

/** A list item may be wider than its text, as wide as its column, and a block may have several outermost elements. */
function contentsOf(element: Element): Range {
  const contents = document.createRange()
  contents.selectNodeContents(element)
  return contents
}
