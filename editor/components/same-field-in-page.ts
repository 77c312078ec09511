/** Returns the visible field in a document that shows the same value as `field`, a field in another document. */
export function fieldIn(page: Document | null, field: HTMLElement): HTMLElement | undefined {
  const block = field.closest<HTMLElement>('[data-block-id]')?.dataset.blockId
  const { editPath } = field.dataset
  if (!page || !block || !editPath) return undefined
  const all = page.querySelectorAll<HTMLElement>(
    `[data-block-id="${CSS.escape(block)}"] [data-edit-path="${CSS.escape(editPath)}"]`,
  )
  return [...all].find((each) => each.getClientRects().length > 0)
}
