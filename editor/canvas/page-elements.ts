import type { SelectedListItem } from './use-canvas-selection.ts'

export type Box = { left: number; top: number; width: number; height: number }

export function boxOf(element: Element | Range | null | undefined): Box {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { left, top, width, height }
}

export function boxAround(boxes: Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left
  return { left, top, width, height: Math.max(...boxes.map((box) => box.top + box.height)) - top }
}

/** Its first child, because the wrapper with `data-block-id` has no box. */
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

export function isInSight(part: Element | Range, block: HTMLElement): boolean {
  const { top, height } = boxOf(part)
  return top + height > lowerEdgeOfHeader(block) && top < innerHeight
}

/** The upper edge of the area that neither the editor's bar nor the sticky header covers. */
export function freeTopFor(block: Element): number {
  return Math.max(document.querySelector('.ed-bar')?.getBoundingClientRect().bottom ?? 0, lowerEdgeOfHeader(block))
}

/** -Infinity if the block contains the header, or there is none. */
function lowerEdgeOfHeader(block: Element | null): number {
  const header = document.querySelector('.header')
  return header && !block?.contains(header) ? header.getBoundingClientRect().bottom : Number.NEGATIVE_INFINITY
}

/** `--ed-below`: how far it extends below the window. The name inside a large picture is moved up by that distance. */
export function outlineOf(element: Element) {
  const box = boxInBlock(element, element.closest('[data-block-id]'))
  return { ...box, '--ed-below': `${Math.max(0, box.top + box.height - innerHeight)}px` }
}

/** Some list items are rendered twice: menu items also in the drawer, highlighted posts also in the grid below. */
export function listItemElement({ block, list, id, within }: SelectedListItem): HTMLElement | undefined {
  const mark = CSS.escape(`${list}/${id}`)
  const all = document.querySelectorAll<HTMLElement>(
    `[data-block-id="${CSS.escape(block)}"] [data-edit-item="${mark}"]`,
  )
  const seen = [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return seen.find((element) => within?.contains(element)) ?? seen[0]
}

export function keepInSight(find: () => HTMLElement | undefined) {
  afterNextFrame(() => find()?.scrollIntoView({ block: 'nearest' }))
}

export function focusAfterDelete(find: () => HTMLElement | undefined) {
  // Two frames later: first the confirmation dialog returns the focus to the toolbar, then the toolbar is removed.
  afterNextFrame(() => find()?.focus())
}

/** By then, a moved element is at its new place. */
const afterNextFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))

/** Returns the focusable element of the first visible field in an element: the field, or the control around it. */
export function firstFieldIn(holder: Element | undefined): HTMLElement | undefined {
  const fields = [...(holder?.querySelectorAll<HTMLElement>('[data-edit-path]') ?? [])]
  if (holder?.matches('[data-edit-path]')) fields.unshift(holder as HTMLElement)
  const field = fields.find((each) => each.checkVisibility({ visibilityProperty: true }))
  return field?.closest<HTMLElement>('[tabindex], button, summary') ?? undefined
}
