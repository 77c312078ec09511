import { isSame } from '#content/json.ts'
import { type Conflict, merge } from '#content/merge.ts'
import { renumber } from '#server/pages/order-numbers.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { blocksIn, type DesiredState, type DocumentState, keyOf, pathOf, type Snapshot } from './snapshot.ts'

/** `mine` is merged into `current`; `base` is their common ancestor. */
type Sides = { base: Snapshot; mine: Snapshot; current: Snapshot }
type DocumentStates = Record<keyof Sides, DocumentState | undefined>
/**
 * `item_id` is null if the conflict is about a block or the order of its items; `block_id` is '' if it is about the order
 * of the page's blocks.
 */
export type DocumentConflict = Conflict & { block_id: string; item_id: string | null }
type MergePlan = { desired: DesiredState; conflicts: DocumentConflict[] }

/**
 * Applies the changes from `base` to `mine` to `current`. To revert, `base` is the state after the change and `mine`
 * the one before it; to publish, `base` is the live state that the release started from. Documents that `current`
 * deleted or added stay so. A value that both changed is a conflict, or, with `force`, that of `mine`.
 */
export function planMerge(sides: Sides, force: boolean): MergePlan {
  const result: MergePlan = { desired: new Map(), conflicts: [] }
  for (const key of new Set([...sides.base.keys(), ...sides.mine.keys()])) {
    const states = statesOf(sides, key)
    if (!isSame(states.base, states.mine)) mergeDocument(states, sides, force, result)
  }
  for (const [key, current] of sides.current) {
    if (sides.base.has(key) || sides.mine.has(key)) continue
    // An item that was added meanwhile to a block that `mine` deletes is a conflict.
    const conflict = { base: undefined, current: current.content, mine: undefined }
    if (isDeletedByMine(sides, current.block_id))
      result.conflicts.push({ block_id: current.block_id, item_id: null, path: pathOf(current), ...conflict })
  }
  orderItems(sides, result)
  orderBlocks(sides, force, result)
  return force ? { ...result, conflicts: [] } : result
}

const statesOf = ({ base, mine, current }: Sides, key: string): DocumentStates => ({
  base: base.get(key),
  mine: mine.get(key),
  current: current.get(key),
})

function mergeDocument(
  { base, mine, current }: DocumentStates,
  sides: Sides,
  force: boolean,
  { desired, conflicts }: MergePlan,
) {
  const document = (base ?? mine) as DocumentState
  const { block_id, item_id } = document
  const setDesired = (state: DocumentState | undefined) =>
    desired.set(keyOf(document), { block_id, item_id, document: state })
  const addConflict = ({ path, ...values }: Conflict) =>
    conflicts.push({ block_id, item_id, path: [pathOf(document), path].filter(Boolean).join('.'), ...values })

  if (!base) {
    // Items are recreated together with their block. If the block exists again already, its deleted items stay deleted.
    const isBlockBack = item_id !== null && isCreatedByMine(sides, block_id) && sides.current.has(block_id)
    if (!current && !isBlockBack) setDesired(mine)
  } else if (!current) {
    return
  } else if (!mine) {
    if (!isSame(base.content, current.content)) {
      addConflict({ path: '', base: base.content, current: current.content, mine: undefined })
    }
    setDesired(undefined)
  } else {
    const merged = mergeMine(base.content, current.content, mine.content, force)
    for (const conflict of merged.conflicts) if (!isGone(conflict)) addConflict(conflict)
    setDesired({ ...current, content: merged.content })
  }
}

const mergeMine = <T>(base: T, current: T, mine: T, force: boolean) =>
  force ? merge(base, mine, current) : merge(base, current, mine)

const isCreatedByMine = ({ base, mine }: Sides, block: string) => mine.has(block) && !base.has(block)
const isDeletedByMine = ({ base, mine }: Sides, block: string) => base.has(block) && !mine.has(block)

function isGone({ base, current }: Conflict): boolean {
  return current === undefined && typeof base === 'object' && base !== null && 'id' in base
}

/** Moves the items that `mine` moved. If `current` moved them elsewhere, adds a conflict about their order. */
function orderItems(sides: Sides, { desired, conflicts }: MergePlan) {
  const moved = new Map<string, Record<keyof Sides, DocumentState>[]>()
  for (const [key, base] of sides.base) {
    const { mine, current } = statesOf(sides, key)
    if (base.item_id === null || !mine || !current || mine.position === base.position) continue
    const { document } = desired.get(key) ?? {}
    if (document) desired.set(key, { ...base, document: { ...document, position: mine.position } })
    moved.set(base.block_id, [...(moved.get(base.block_id) ?? []), { base, mine, current }])
  }
  for (const [block_id, documents] of moved) {
    const isMovedSince = ({ base, mine, current }: (typeof documents)[number]) =>
      current.position !== base.position && current.position !== mine.position
    if (!documents.some(isMovedSince)) continue
    const sequence = (side: keyof Sides) =>
      documents
        .map((each) => each[side])
        .sort((one, other) => one.position - other.position)
        .map(({ item_id }) => item_id)
    const path = listOf(documents[0]?.base.block_type ?? '') ?? ''
    const sequences = { base: sequence('base'), current: sequence('current'), mine: sequence('mine') }
    conflicts.push({ block_id, item_id: null, path, ...sequences })
  }
}

/** If blocks were added, deleted or moved, merges the order of the page's blocks and renumbers them. */
function orderBlocks(sides: Sides, force: boolean, result: MergePlan) {
  const { desired, conflicts } = result
  const isSettled = [...new Set([...sides.base.keys(), ...sides.mine.keys()])].every((key) => {
    const { base, mine } = statesOf(sides, key)
    return (base ?? mine)?.item_id !== null || (base && mine && base.position === mine.position)
  })
  if (isSettled) return
  const idsOf = (side: Snapshot) => blocksIn(side).map(({ block_id: id }) => ({ id }))
  const merged = mergeMine(idsOf(sides.base), idsOf(sides.current), idsOf(sides.mine), force)
  for (const { path: _, ...ids } of merged.conflicts)
    conflicts.push({ block_id: '', item_id: null, path: 'blocks', ...ids })
  const documents = merged.content.flatMap(({ id }) => {
    const target = desired.get(id)
    return (target ? target.document : sides.current.get(id)) ?? []
  })
  const numbers = renumber(
    documents.map(({ block_id }) => {
      const { base, mine, current } = statesOf(sides, block_id)
      const goesBack = mine && (!current || current.position === base?.position)
      return (goesBack ? mine : current)?.position ?? 0
    }),
  )
  for (const [index, document] of documents.entries()) {
    const position = numbers[index] as number
    if (document.position !== position || !sides.current.has(document.block_id)) {
      desired.set(document.block_id, { ...document, document: { ...document, position } })
    }
  }
}
