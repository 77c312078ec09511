import { useLayoutEffect } from 'react'
import { placesBeside, placesInside, placesOver } from '../tools/place-tools.ts'
import { type Box, boxAround, boxOf, boxOfBlock, entryElement, roomFor } from './boxes.ts'
import { type Kept, leastCovering, meet, movedInto } from './least-covering.ts'
import type { Pointed } from './pointed.ts'

/** What floats over the page: where it was drawn, the places that it may take, and what it covers last of all. */
type Floating = { element: HTMLElement; drawn: Box; places: Box[]; minds?: Kept[] }

/** Of floating things none may lie over another. */
const floatingWeight = 100
const pointedWeight = 2

/**
 * Finds places for the tools of the block and of the entry that are pointed at, and for the name of the field, where they
 * cover nothing of one another and least of what can be edited; after they were drawn, for only then it is known how
 * large they are.
 */
export function useKeptApart(pointed: Pointed) {
  useLayoutEffect(() => {
    keepApart(pointed)
    const tools = [...document.querySelectorAll<HTMLElement>('.ed-tools')]
    const readWidths = () => tools.map(({ offsetWidth }) => offsetWidth).join()
    let widths = readWidths()
    // The handle of the tools comes later than they do. An observer is called at first where nothing has come, too.
    const observer = new ResizeObserver(() => {
      if (widths === readWidths()) return
      widths = readWidths()
      keepApart(pointed)
    })
    for (const each of tools) observer.observe(each)
    return () => observer.disconnect()
  })
}

function keepApart(pointed: Pointed) {
  if (!pointed.block?.isConnected) return
  const room = roomFor(pointed.block)
  const things = floatingThings(pointed, pointed.block).map((each) => ({
    ...each,
    places: each.places.map((place) => movedInto(place, room)),
  }))
  const kept = keptNear(
    things.flatMap(({ places }) => places),
    pointed.block,
  )
  for (const notice of document.querySelectorAll('.ed-notice'))
    kept.push({ box: boxOf(notice), weight: floatingWeight })
  for (const { element, drawn, places, minds = [] } of things) {
    const found = leastCovering(places, [...kept, ...minds]) ?? drawn
    element.style.translate = `${found.left - drawn.left}px ${found.top - drawn.top}px`
    kept.push({ box: found, weight: floatingWeight })
  }
}

/** What floats over the page now, the least movable first. On a phone the tools stay where look/tools.css has them. */
function floatingThings({ entry, field }: Pointed, block: HTMLElement): Floating[] {
  const isRtl = document.documentElement.dir === 'rtl'
  const isPhone = !matchMedia('(width >= 48rem)').matches
  const element = entry && entryElement(entry)
  const minds = field?.isConnected ? [{ box: boxOf(field), weight: pointedWeight }] : []
  return [
    ...floating('.ed-tools.is-block', (drawn) => (isPhone ? [drawn] : placesInside(boxOfBlock(block), drawn, isRtl))),
    ...floating('.ed-tools.is-entry', (drawn) => {
      if (isPhone || !element) return [drawn]
      // Its panel makes room for them (look/tools.css).
      if (hasOpenPanel(element)) return placesOver(boxOf(element), drawn, isRtl).slice(0, 1)
      return placesBeside(boxOf(element), wordsOf(element), drawn, isRtl)
    }),
    ...floating('.ed-outline:not(.is-drop) .ed-tag', (drawn) => {
      const outline = boxOf(document.querySelector('.ed-outline'))
      return [drawn, ...placesOver(outline, drawn, isRtl), ...placesBeside(outline, undefined, drawn, isRtl)]
    }),
  ].map((each) => (each.element.matches('.is-block') ? each : { ...each, minds }))
}

/** What stands at a selector, brought back to where it was drawn. */
function floating(selector: string, placesOf: (drawn: Box) => Box[]): Floating[] {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return []
  element.style.translate = ''
  const drawn = boxOf(element)
  return [{ element, drawn, places: placesOf(drawn) }]
}

const hasOpenPanel = (entry: HTMLElement) =>
  entry.querySelector(':scope > .menu-panel')?.checkVisibility({ visibilityProperty: true })

/** The box around an entry's own words, without those of entries in it. */
function wordsOf(entry: HTMLElement): Box | undefined {
  const own = [...entry.querySelectorAll('[data-edit-path]')].filter(
    (field) => field.closest('[data-edit-item]') === entry && field.checkVisibility({ visibilityProperty: true }),
  )
  return own.length > 0 ? boxAround(own.map(boxOf)) : undefined
}

/** What should stay in sight at some places: fields, and what is pressed. Only those of blocks that reach there are measured. */
function keptNear(places: Box[], block: HTMLElement): Kept[] {
  const near = [...document.querySelectorAll<HTMLElement>('[data-block-id]')].filter(
    (each) => each === block || places.some((place) => meet(place, boxOf(each.firstElementChild))),
  )
  const fields = near.flatMap((each) => [...each.querySelectorAll('[data-edit-path], a, button')])
  return [...fields, ...document.querySelectorAll('.to-top')].flatMap((field) => {
    const box = boxInSight(field)
    if (!places.some((place) => meet(place, box))) return []
    // A large picture is still seen with something over it.
    const isLarge = field.matches('img, video') && box.height > 150
    return !isLarge && field.checkVisibility({ visibilityProperty: true }) ? [{ box, weight: 1 }] : []
  })
}

/** A heading may be as wide as its column: what is seen of it are its words. */
function boxInSight(field: Element): Box {
  if (!field.textContent || field.matches('a, button')) return boxOf(field)
  const words = document.createRange()
  words.selectNodeContents(field)
  return boxOf(words)
}
