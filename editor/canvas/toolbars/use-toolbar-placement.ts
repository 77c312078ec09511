import { useLayoutEffect } from 'react'
import { type Box, boxAround, boxOf, boxOfBlock, freeAreaFor, listItemElement } from '../element-boxes.ts'
import type { CanvasSelection } from '../use-canvas-selection.ts'
import {
  clampInto,
  findLeastOverlap,
  type Obstacle,
  overlaps,
  positionsAtCorners,
  positionsBeside,
  positionsInside,
} from './toolbar-positions.ts'

/**
 * A toolbar or the name of the field. `drawn` is its box without `translate`, `positions` are its possible boxes, the
 * best first, and `avoid` are obstacles for this element only.
 */
type FloatingElement = { element: HTMLElement; drawn: Box; positions: Box[]; avoid?: Obstacle[] }

/*
 * Weights of obstacles (toolbar-positions.ts). The high weight keeps floating elements from overlapping each other and
 * toasts. `pointedWeight` is for the selected field; other fields, links and buttons have the weight 1.
 */
const floatingWeight = 100
const pointedWeight = 2

/**
 * Places the toolbars of the selected block and list item, and the name of the field, so that they do not overlap each
 * other and cover as little as possible of fields, links and buttons. Runs after each rendering, because the positions
 * depend on the rendered sizes.
 */
export function useToolbarPlacement(selection: CanvasSelection) {
  useLayoutEffect(() => {
    placeToolbars(selection)
    const tools = [...document.querySelectorAll<HTMLElement>('.ed-toolbar')]
    const readWidths = () => tools.map(({ offsetWidth }) => offsetWidth).join()
    const placedAt = readWidths()
    // A toolbar can change its width without a rendering, e.g. when a font has been loaded. A ResizeObserver also calls
    // back once at the start, without a change.
    const observer = new ResizeObserver(() => readWidths() === placedAt || placeToolbars(selection))
    for (const each of tools) observer.observe(each)
    return () => observer.disconnect()
  })
}

function placeToolbars(selection: CanvasSelection) {
  if (!selection.block?.isConnected) return
  const room = freeAreaFor(selection.block)
  const elements = floatingElements(selection, selection.block).map((each) => ({
    ...each,
    positions: each.positions.map((position) => clampInto(position, room)),
  }))
  const obstacles = obstaclesNear(
    elements.flatMap(({ positions }) => positions),
    selection.block,
  )
  for (const toast of document.querySelectorAll('.ed-toast'))
    obstacles.push({ box: boxOf(toast), weight: floatingWeight })
  for (const { element, drawn, positions, avoid = [] } of elements) {
    const found = findLeastOverlap(positions, [...obstacles, ...avoid]) ?? drawn
    element.style.translate = `${found.left - drawn.left}px ${found.top - drawn.top}px`
    obstacles.push({ box: found, weight: floatingWeight })
  }
}

/**
 * Returns the floating elements in the order in which they are placed: each is an obstacle for the next ones. In narrow
 * windows the toolbars stay where toolbars.css places them.
 */
function floatingElements({ listItem, field }: CanvasSelection, block: HTMLElement): FloatingElement[] {
  const isRtl = document.documentElement.dir === 'rtl'
  const isPhone = !matchMedia('(width >= 48rem)').matches
  const element = listItem && listItemElement(listItem)
  const avoid = field?.isConnected ? [{ box: boxOf(field), weight: pointedWeight }] : []
  return [
    ...floating('.ed-toolbar.is-block', (drawn) =>
      isPhone ? [drawn] : positionsInside(boxOfBlock(block), drawn, isRtl),
    ),
    ...floating('.ed-toolbar.is-list-item', (drawn) => {
      if (isPhone || !element) return [drawn]
      // The panel leaves space for the toolbar below the menu item (toolbars.css).
      if (hasOpenPanel(element)) return positionsAtCorners(boxOf(element), drawn, isRtl).slice(0, 1)
      return positionsBeside(boxOf(element), wordsOf(element), drawn, isRtl)
    }),
    ...floating('.ed-outline:not(.is-drop) .ed-tag', (drawn) => {
      const outline = boxOf(document.querySelector('.ed-outline'))
      return [drawn, ...positionsAtCorners(outline, drawn, isRtl), ...positionsBeside(outline, undefined, drawn, isRtl)]
    }),
  ].map((each) => (each.element.matches('.is-block') ? each : { ...each, avoid }))
}

/** Finds an element by a selector, and removes its `translate` before it is measured. Empty if there is none. */
function floating(selector: string, positionsOf: (drawn: Box) => Box[]): FloatingElement[] {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return []
  element.style.translate = ''
  const drawn = boxOf(element)
  return [{ element, drawn, positions: positionsOf(drawn) }]
}

const hasOpenPanel = (listItem: HTMLElement) =>
  listItem.querySelector(':scope > .header-menu-panel')?.checkVisibility({ visibilityProperty: true })

/** Returns the box around the visible fields of a list item, without the fields of list items inside it. */
function wordsOf(listItem: HTMLElement): Box | undefined {
  const own = [...listItem.querySelectorAll('[data-edit-path]')].filter(
    (field) => field.closest('[data-edit-item]') === listItem && field.checkVisibility({ visibilityProperty: true }),
  )
  return own.length > 0 ? boxAround(own.map(boxOf)) : undefined
}

/** Returns the visible fields, links and buttons that an element at one of the positions would cover. */
function obstaclesNear(positions: Box[], block: HTMLElement): Obstacle[] {
  const near = [...document.querySelectorAll<HTMLElement>('[data-block-id]')].filter(
    (each) => each === block || positions.some((position) => overlaps(position, boxOf(each.firstElementChild))),
  )
  const fields = near.flatMap((each) => [...each.querySelectorAll('[data-edit-path], a, button')])
  return [...fields, ...document.querySelectorAll('.footer-to-top')].flatMap((field) => {
    const box = visibleBox(field)
    if (!positions.some((position) => overlaps(position, box))) return []
    // A large picture is not an obstacle: it is still recognizable with a toolbar over it.
    const isLarge = field.matches('img, video') && box.height > 150
    return !isLarge && field.checkVisibility({ visibilityProperty: true }) ? [{ box, weight: 1 }] : []
  })
}

/**
 * Returns the box around the text of a field, because a heading may be as wide as its column. For a link, a button or
 * an element without text returns the box of the element.
 */
function visibleBox(field: Element): Box {
  if (!field.textContent || field.matches('a, button')) return boxOf(field)
  const words = document.createRange()
  words.selectNodeContents(field)
  return boxOf(words)
}
