import type { SelectedListItem } from './use-canvas-selection.ts'

export type Box = { left: number; top: number; width: number; height: number }

export function boxOf(element: Element | Range | null | undefined): Box {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { left, top, width, height }
}

/** Returns the bounding box of one or more boxes. */
export function boxAround(boxes: Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left
  return { left, top, width, height: Math.max(...boxes.map((box) => box.top + box.height)) - top }
}

/** Returns the outermost element of a block's view: the first child of the wrapper with `data-block-id`. */
export function blockElement(id: string): HTMLElement | undefined {
  const holder = document.querySelector(`[data-block-id="${CSS.escape(id)}"]`)
  return (holder?.firstElementChild as HTMLElement | null) ?? undefined
}

/** Returns the box of an element in a block, without the part under the sticky header. */
function boxInBlock(element: Element | null, block: Element | null): Box {
  const box = boxOf(element)
  const top = Math.max(box.top, lowerEdgeOfHeader(block))
  return { ...box, top, height: Math.max(0, box.top + box.height - top) }
}

/** Whether an element in a block is at least partly between the sticky header and the lower edge of the window. */
export function isInSight(part: Element, block: HTMLElement): boolean {
  const { top, height } = boxOf(part)
  return top + height > lowerEdgeOfHeader(block) && top < innerHeight
}

/**
 * Returns the upper edge of the area that is free for a block's toolbar: below the editor's bar, and below the sticky
 * header unless the block contains the header.
 */
export function freeTopFor(block: Element): number {
  return Math.max(document.querySelector('.ed-bar')?.getBoundingClientRect().bottom ?? 0, lowerEdgeOfHeader(block))
}

/** Returns the lower edge of the sticky header; -Infinity if the block contains the header, or there is none. */
function lowerEdgeOfHeader(block: Element | null): number {
  const header = document.querySelector('.header')
  return header && !block?.contains(header) ? header.getBoundingClientRect().bottom : Number.NEGATIVE_INFINITY
}

/**
 * Returns the style of a field's outline: the box of the field, and in `--ed-below` how far the box extends below the
 * window. The name inside a large picture is moved up by that distance, so that the name stays visible.
 */
export function outlineOf(element: Element) {
  const box = boxInBlock(element, element.closest('[data-block-id]'))
  return { ...box, '--ed-below': `${Math.max(0, box.top + box.height - innerHeight)}px` }
}

/**
 * Returns the visible element of a list item, preferably the one in `within`. Some list items are rendered twice: menu
 * items also in the drawer, highlighted posts also in the grid below.
 */
export function listItemElement({ block, list, id, within }: SelectedListItem): HTMLElement | undefined {
  const mark = CSS.escape(`${list}/${id}`)
  const all = document.querySelectorAll<HTMLElement>(
    `[data-block-id="${CSS.escape(block)}"] [data-edit-item="${mark}"]`,
  )
  const seen = [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return seen.find((element) => within?.contains(element)) ?? seen[0]
}
