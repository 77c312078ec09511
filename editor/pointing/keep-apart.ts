import { useLayoutEffect } from 'react'
import { type Box, boxOf } from './boxes.ts'

/** Something that should stay in sight, and how much that counts. */
export type Kept = { box: Box; weight: number }

/** Of some places the first that covers least of what should stay in sight. */
export function leastCovering(places: Box[], kept: Kept[]): Box | undefined {
  const costs = places.map((place) => kept.reduce((sum, { box, weight }) => sum + weight * shared(place, box), 0))
  return places[costs.indexOf(Math.min(...costs))]
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

const bar = 48
const gap = 2

/**
 * Moves the name of the field that is pointed at, and the tools of its entry, where they cover one another, those of the
 * block, or words; after they were drawn, for only then it is known how large they are. On a phone there is no room for it.
 */
export function useKeptApart() {
  useLayoutEffect(() => {
    keepApart()
    const tools = [...document.querySelectorAll<HTMLElement>('.ed-tools')]
    const readWidths = () => tools.map(({ offsetWidth }) => offsetWidth).join()
    let widths = readWidths()
    // The handle of the tools comes later than they do. An observer is called at first where nothing has come, too.
    const observer = new ResizeObserver(() => {
      if (widths === readWidths()) return
      widths = readWidths()
      keepApart()
    })
    for (const each of tools) observer.observe(each)
    return () => observer.disconnect()
  })
}

function keepApart() {
  if (!matchMedia('(width >= 48rem)').matches) return
  const movable = [
    ...movableAt('.ed-outline:not(.is-drop) .ed-tag', boxAt('.ed-outline')),
    ...movableAt('.ed-tools.is-entry', boxAt('.ed-entry-outline')),
  ]
  if (movable.length === 0) return
  const places = movable.flatMap((each) => each.places)
  const kept = [...document.querySelectorAll('[data-edit-path]')].flatMap((field) => inSight(field, places))
  const block = boxAt('.ed-tools.is-block')
  if (block) kept.push({ box: block, weight: 4 })
  for (const { element, now, places } of movable) {
    const found = leastCovering(places, kept) ?? now
    const [x, y] = [found.left - now.left, found.top - now.top]
    if (x !== 0 || y !== 0) element.style.translate = `${x}px ${y}px`
    kept.push({ box: found, weight: 4 })
  }
}

/** What stands at a selector, brought back to its usual place, and the places that it may take. */
function movableAt(selector: string, around: Box | undefined) {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element || !around) return []
  element.style.translate = ''
  const now = element.getBoundingClientRect()
  const places = [now, ...corners(around, now).map((corner) => ({ ...sizeOf(now), ...corner }))].map(inWindow)
  return [{ element, now, places }]
}

/** The places at the corners of a box, below and above it. */
function corners({ left, top, width, height }: Box, { width: wide, height: high }: Box) {
  const sides = [left, left + width - wide]
  return [top + height + gap, top - high - gap].flatMap((y) => sides.map((x) => ({ left: x, top: y })))
}

/** What is in sight of a field at some places; a large picture is still seen with something over it. */
function inSight(element: Element, places: Box[]): Kept[] {
  const box = element.getBoundingClientRect()
  if (!places.some((place) => shared(place, box) > 0)) return []
  const isLarge = element.matches('img, video') && box.height > 150
  return !isLarge && element.checkVisibility({ visibilityProperty: true }) ? [{ box, weight: 1 }] : []
}

const sizeOf = ({ width, height }: Box) => ({ width, height })

function inWindow({ left, top, width, height }: Box): Box {
  const between = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to))
  const whole = document.documentElement.clientWidth
  return {
    left: between(left, 8, whole - width - 8),
    top: between(top, bar + 4, innerHeight - height - 8),
    width,
    height,
  }
}

function boxAt(selector: string): Box | undefined {
  const element = document.querySelector(selector)
  return element ? boxOf(element) : undefined
}
