import { useEffect, useEffectEvent, useReducer } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../components/editor-context.ts'
import type { SelectedListItem } from './use-canvas-selection.ts'

export type Box = { left: number; top: number; width: number; height: number }

export function boxOf(element: Element | Range | null | undefined): Box {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { left, top, width, height }
}

/** The bounding box of one or more boxes. */
export function boxAround(boxes: Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left
  return { left, top, width, height: Math.max(...boxes.map((box) => box.top + box.height)) - top }
}

/** The outermost element of a block. */
export function blockElement(id: string): HTMLElement | undefined {
  const holder = document.querySelector(`[data-block-id="${CSS.escape(id)}"]`)
  return (holder?.firstElementChild as HTMLElement | null) ?? undefined
}

/** The box of an element in a block, without the part that the sticky header covers. */
export function boxInBlock(element: Element | null, block: Element | null): Box {
  const box = boxOf(element)
  const top = Math.max(box.top, lowerEdgeOfHeader(block))
  return { ...box, top, height: Math.max(0, box.top + box.height - top) }
}

/** The box of a block, without the part that the sticky header covers. */
export const boxOfBlock = (block: HTMLElement): Box => boxInBlock(block.firstElementChild, block)

/** Whether any part of an element in a block is visible in the window. */
export function isInSight(part: Element, block: HTMLElement): boolean {
  const { top, height } = boxOf(part)
  return top + height > lowerEdgeOfHeader(block) && top < innerHeight
}

/** The area of the window that is free for a block's toolbars: below the bar and another block's sticky header. */
export function freeAreaFor(block: HTMLElement): Box {
  const top = Math.max(document.querySelector('.ed-bar')?.getBoundingClientRect().bottom ?? 0, lowerEdgeOfHeader(block))
  return { left: 0, top, width: document.documentElement.clientWidth, height: innerHeight - top }
}

/** The lower edge of the sticky header, which covers other blocks; -Infinity if the block contains the header. */
function lowerEdgeOfHeader(block: Element | null): number {
  const header = document.querySelector('.header')
  return header && !block?.contains(header) ? header.getBoundingClientRect().bottom : Number.NEGATIVE_INFINITY
}

/** The box of a field, and how far the box reaches below the window, so that the tag at the bottom stays visible. */
export function outlineOf(element: Element) {
  const box = boxInBlock(element, element.closest('[data-block-id]'))
  return { ...box, '--ed-below': `${Math.max(0, box.top + box.height - innerHeight)}px` }
}

/** The visible element of a list item: menu items are also in the drawer, the newest posts also in the grid below. */
export function listItemElement({ block, list, id, within }: SelectedListItem): HTMLElement | undefined {
  const mark = CSS.escape(`${list}/${id}`)
  const all = document.querySelectorAll<HTMLElement>(
    `[data-block-id="${CSS.escape(block)}"] [data-edit-item="${mark}"]`,
  )
  const seen = [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return seen.find((element) => within?.contains(element)) ?? seen[0]
}

/**
 * Renders again when the selection has moved or the page has changed. No event covers everything that moves a part of a
 * page, so the boxes are read on every frame as long as something is selected.
 */
export function useRerenderOnMove(hasSelection: boolean, readBoxes: () => Box[]) {
  const { store } = useEditor()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const read = () => `${innerWidth} ${innerHeight} ${JSON.stringify(readBoxes())}`
  const boxesAtRender = read()
  const checkForMove = useEffectEvent(() => {
    if (read() !== boxesAtRender) rerender()
  })
  useEffect(() => {
    if (!hasSelection) return
    let frame = requestAnimationFrame(function next() {
      checkForMove()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [hasSelection])
  useStore(store, ({ documents }) => documents)
  useStore(store, ({ overlays }) => overlays)
  useStore(store, ({ lists }) => lists)
}
