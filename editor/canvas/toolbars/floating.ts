import {
  autoUpdate,
  computePosition,
  type Middleware,
  offset,
  type Placement,
  type Rect,
  shift,
} from '@floating-ui/dom'
import { type RefObject, useLayoutEffect } from 'react'
import { type Box, boxOf, freeTopFor } from '../page-elements.ts'

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

/** A place beside a part or inside it: the distance from its edge `main`, and along this edge `along`. */
type Candidate = { placement: Placement; main: (toolbar: Rect) => number; along?: number }

const inside = ({ height }: Rect) => -height - inset
const across = ({ height }: Rect) => -height / 2
const outside = () => gap

/** Where a block has its toolbar, the best first: inside its lower edge, inside its upper edge, below or above it. */
const placesOfBlock: Candidate[] = [
  { placement: 'bottom-start', main: inside, along: inset },
  { placement: 'bottom-end', main: inside, along: inset },
  { placement: 'bottom', main: inside },
  { placement: 'top-start', main: inside, along: inset },
  { placement: 'top-end', main: inside, along: inset },
  { placement: 'top', main: inside },
  { placement: 'bottom-start', main: outside, along: inset },
  { placement: 'top-start', main: outside, along: inset },
]

/** Where a list item has its toolbar, the best first: across its edges, beside or behind its text, below or above it. */
function placesOfListItem(part: Element): Candidate[] {
  const isRtl = document.documentElement.dir === 'rtl'
  const [before, after] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const [box, words] = [boxOf(part), wordsOf(part)]
  const behind = isRtl ? words.left - box.left : box.left + box.width - words.left - words.width
  return [
    { placement: 'top-end', main: across, along: inset },
    { placement: 'top-start', main: across, along: inset },
    { placement: 'bottom-end', main: across, along: inset },
    { placement: after, main: outside },
    { placement: before, main: outside },
    { placement: after, main: () => gap - behind },
    { placement: 'bottom-start', main: outside },
    { placement: 'bottom-end', main: outside },
    { placement: 'top-start', main: outside },
    { placement: 'top-end', main: outside },
    ...(['start', 'end'] as const).flatMap((edge) => [
      { placement: `${after}-${edge}` as const, main: outside },
      { placement: `${before}-${edge}` as const, main: outside },
    ]),
  ]
}

/** Where a field has its name: above it or below it. */
const placesOfName: Candidate[] = [
  { placement: 'top-start', main: outside },
  { placement: 'top-end', main: outside },
  { placement: 'bottom-start', main: outside },
  { placement: 'bottom-end', main: outside },
]

/** Places a toolbar at a block or list item. In narrow windows toolbar.css docks it at the lower edge. */
export async function placeToolbar(part: Element, block: HTMLElement, toolbar: HTMLElement) {
  if (!matchMedia('(width >= 48rem)').matches) toolbar.style.translate = ''
  else {
    const places = part === block.firstElementChild ? placesOfBlock : placesOfListItem(part)
    await place(part, toolbar, places, freeTopFor(block))
  }
  await placeName(block, toolbar)
}

/** Places the name of a field, which gives way to the toolbar. That of a picture stays where its style sheet has it. */
export async function placeName(block: HTMLElement, toolbar?: Element) {
  const name = document.querySelector<HTMLElement>('.ed-outline:not(.is-drop, .is-picture) > .ed-tag')
  if (!name?.parentElement) return
  const avoided = toolbar ? [{ box: boxOf(toolbar), weight: ownWeight }] : []
  await place(name.parentElement, name, placesOfName, freeTopFor(block), avoided)
}

async function place(part: Element, floating: HTMLElement, places: Candidate[], top: number, more: Obstacle[] = []) {
  const all = [...obstacles(part), ...more]
  const { x, y } = await computePosition(part, floating, {
    strategy: 'fixed',
    placement: places[0]?.placement ?? 'bottom-start',
    middleware: [
      offset(({ rects, middlewareData }) => {
        const { main, along } = places[middlewareData.freePlace?.index ?? 0] ?? { main: outside }
        return { mainAxis: main(rects.floating), alignmentAxis: along ?? 0 }
      }),
      shift({ crossAxis: true, padding: { top: top + gap, bottom: inset, left: inset, right: inset } }),
      freePlace(places, all),
    ],
  })
  floating.style.translate = `${x}px ${y}px`
}

type Obstacle = { box: Box; weight: number }

/** Takes the first place where the toolbar covers nothing; if there is none, the place where it covers least. */
const freePlace = (places: Candidate[], all: Obstacle[]): Middleware => ({
  name: 'freePlace',
  fn({ x, y, rects, middlewareData }) {
    const { index = 0, best } = middlewareData.freePlace ?? {}
    const cost = all.reduce((sum, { box, weight }) => sum + weight * covered(box, { ...rects.floating, x, y }), 0)
    const least: { x: number; y: number; cost: number } = best && best.cost <= cost ? best : { x, y, cost }
    const next = places[index + 1]
    if (least.cost === 0 || !next) return { x: least.x, y: least.y }
    return { data: { index: index + 1, best: least }, reset: { placement: next.placement } }
  },
})

/** The weight of the part's own texts, which the toolbar must not cover. */
const ownWeight = 10

/** Returns what a toolbar should not cover: texts, links, buttons and small pictures, above all those of its part. */
function obstacles(part: Element): Obstacle[] {
  const blocks = [...document.querySelectorAll('[data-block-id]')].filter(({ firstElementChild }) =>
    isInWindow(boxOf(firstElementChild)),
  )
  const texts = blocks.flatMap((block) => [...block.querySelectorAll('[data-edit-path], a, button')])
  return [...texts, ...document.querySelectorAll('.ed-toast')].flatMap((element) => {
    const box = visibleBox(element)
    const isLarge = element.matches('img, video') && box.height > 150
    if (isLarge || !isInWindow(box) || !element.checkVisibility({ visibilityProperty: true })) return []
    return [{ box, weight: part.contains(element) || element.matches('.ed-toast') ? ownWeight : 1 }]
  })
}

const isInWindow = ({ top, width, height }: Box) => width > 0 && top < innerHeight && top + height > 0

/** Returns the box around the text of a field, because a heading may be as wide as its column. */
const visibleBox = (element: Element) =>
  !element.textContent || element.matches('a, button, .ed-toast') ? boxOf(element) : wordsOf(element)

function wordsOf(element: Element): Box {
  const words = document.createRange()
  words.selectNodeContents(element)
  return boxOf(words)
}

/** Returns the covered share of a box, and 1 more if its middle is covered: then a text cannot be recognized. */
function covered(box: Box, by: Rect): number {
  const width = Math.min(box.left + box.width, by.x + by.width) - Math.max(box.left, by.x)
  const height = Math.min(box.top + box.height, by.y + by.height) - Math.max(box.top, by.y)
  if (width <= 0 || height <= 0) return 0
  const [x, y] = [box.left + box.width / 2 - by.x, box.top + box.height / 2 - by.y]
  const isMiddle = x >= 0 && x <= by.width && y >= 0 && y <= by.height
  return (width * height) / (box.width * box.height) + Number(isMiddle)
}
