import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ShownBlock } from '#blocks/block.ts'
import type { Shape } from '#content/shape.ts'
import { type ShowOptions, showShape } from '#content/show.ts'
import { type EditorShared, useEditor } from '../editor-context.ts'
import { definitionOf } from '../field-kind.ts'
import { feedOf, feedOwner, itemsShown } from '../places.ts'
import { type Unit, type Units, unitKey } from '../store/units.ts'

/** The block as it is being edited, in the page's language, each value with its path; as it came until it is loaded. */
export function useShownBlock(block: ShownBlock): ShownBlock {
  const editor = useEditor()
  const { units, loading, structure } = editor
  const revision = useSyncExternalStore(units.subscribe, units.revision)
  const arrangement = useSyncExternalStore(structure.subscribe, structure.revision)
  const { page } = block
  const feedPage = feedOf(block)?.page
  // Before the next page is painted, which must not show what was loaded when it was here the last time.
  useLayoutEffect(() => units.hold(page), [units, page])
  useLayoutEffect(() => (feedPage ? units.hold(feedPage) : undefined), [units, feedPage])
  useEffect(() => {
    void loading.load(block.id, () => loadFor(units, block))
    return () => loading.forget(block.id)
  }, [units, loading, block])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the units are read anew with each revision
  return useMemo(() => editedBlock(block, editor), [block, editor, revision, arrangement])
}

async function loadFor(units: Units, block: ShownBlock) {
  await units.loadPage(block.page)
  const items = itemsShown(block)
  if (block.opened) await Promise.all((items ?? []).map(({ id }) => units.loadWholeItem(block.id, id)))
  else if (items) await units.loadItems(block.id)
  const feed = feedOf(block)
  if (!feed || !block.posts) return
  await units.loadPage(feed.page)
  const owner = feedOwner(units, block)
  if (owner) await units.loadItems(owner.key)
}

export function editedBlock(block: ShownBlock, { units, structure, locale, apiBase }: EditorShared): ShownBlock {
  const unit = units.get(block.id)
  if (!unit || !units.isShown(unit)) return block
  const options = { locale, apiBase, paths: true }
  const { content: schema, collection } = definitionOf(block.type)
  const ofPage = itemsShown(block) ?? []
  const shown = structure.arranged(block.id, ofPage).filter(({ id }) => !structure.isHidden(unitKey(block.id, id)))
  const items = collection && contentsOf(units, unit, shown, block.opened)
  const content = showShape(schema, { ...unit.edited, ...(items && { [collection.key]: items }) }, options)
  const known = Object.keys(schema.fields).filter((key) => items || key !== collection?.key)
  const asItCame = Object.entries(block.content).filter(([key]) => !known.includes(key))
  // A collection that is not loaded yet stands there as it came, and so does what no schema knows; but nothing else:
  // what was taken away would come back.
  return {
    ...block,
    content: { ...(content as object), ...Object.fromEntries(asItCame) },
    ...shownPosts(block, { units, structure }, options),
  } as ShownBlock
}

/** Posts of another block's collection, as the insights show them. */
function shownPosts(
  block: ShownBlock,
  { units, structure }: Pick<EditorShared, 'units' | 'structure'>,
  options: ShowOptions,
) {
  const owner = block.posts && feedOwner(units, block)
  // Deleted for good, or left out of this section.
  const isThere = ({ id }: { id: string }) =>
    !structure.isHidden(unitKey(owner?.key ?? '', id)) && !structure.isHidden(unitKey(block.id, id))
  const posts = owner && contentsOf(units, owner, block.posts?.filter(isThere))
  const item = owner && definitionOf(owner.type).collection?.item
  if (!posts || !item) return {}
  const schema: Shape = { type: 'object', fields: { posts: { type: 'array', element: item } } }
  const { posts: shown } = showShape(schema, { posts }, options) as { posts: { items: unknown[] } }
  return { posts: shown.items }
}

/** Nothing until every one of them is loaded. */
function contentsOf(units: Units, owner: Unit, items: { id: string }[] | undefined, areWhole = false) {
  const contents = items?.flatMap(({ id }) => {
    const unit = units.get(unitKey(owner.key, id))
    return unit && units.isShown(unit) && (unit.isWhole || !areWhole) ? [unit.edited] : []
  })
  return contents?.length === items?.length ? contents : undefined
}
