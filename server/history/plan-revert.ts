import { isSame } from '#content/json.ts'
import { type Conflict, merge } from '#content/merge.ts'
import { renumber } from '#server/pages/order-numbers.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { blocksIn, type DesiredState, type DocumentState, keyOf, pathOf, type Snapshot } from './snapshot.ts'

/** A page right after a change, right before it, and now. */
type Sides = { after: Snapshot; before: Snapshot; current: Snapshot }
type DocumentStates = Record<keyof Sides, DocumentState | undefined>
type RevertPlan = { desired: DesiredState; conflicts: (Conflict & { block_id: string })[] }

/**
 * Plans how to revert a change and keep later changes. This is a three-way merge: the base is the state after the
 * change, and its two edits are the state before the change and the current state. Documents that are deleted already,
 * or back already, stay as they are. With `force` the old values win over values that have changed since.
 */
export function planRevert(sides: Sides, force: boolean): RevertPlan {
  const result: RevertPlan = { desired: new Map(), conflicts: [] }
  for (const key of new Set([...sides.after.keys(), ...sides.before.keys()])) {
    const states = statesOf(sides, key)
    if (!isSame(states.after, states.before)) revertDocument(states, sides, force, result)
  }
  for (const [key, current] of sides.current) {
    if (sides.after.has(key) || sides.before.has(key)) continue
    // After the change, an item was added to a block that the revert deletes.
    const conflict = { base: undefined, current: current.content, mine: undefined }
    if (isDeletedByRevert(sides, current.block_id))
      result.conflicts.push({ block_id: current.block_id, path: pathOf(current), ...conflict })
  }
  orderItems(sides, result)
  orderBlocks(sides, force, result)
  return force ? { ...result, conflicts: [] } : result
}

const statesOf = ({ after, before, current }: Sides, key: string): DocumentStates => ({
  after: after.get(key),
  before: before.get(key),
  current: current.get(key),
})

function revertDocument(
  { after, before, current }: DocumentStates,
  sides: Sides,
  force: boolean,
  { desired, conflicts }: RevertPlan,
) {
  const document = (after ?? before) as DocumentState
  const { block_id, item_id } = document
  const setDesired = (state: DocumentState | undefined) =>
    desired.set(keyOf(document), { block_id, item_id, document: state })
  const addConflict = ({ path, ...values }: Conflict) =>
    conflicts.push({ block_id, path: [pathOf(document), path].filter(Boolean).join('.'), ...values })

  if (!after) {
    // Items come back together with their block, not one by one into a block that is back already.
    const isBlockBack = item_id !== null && isRecreatedByRevert(sides, block_id) && sides.current.has(block_id)
    if (!current && !isBlockBack) setDesired(before)
  } else if (!current) {
    return
  } else if (!before) {
    if (!isSame(after.content, current.content)) {
      addConflict({ path: '', base: after.content, current: current.content, mine: undefined })
    }
    setDesired(undefined)
  } else {
    const merged = mergeBefore(after.content, current.content, before.content, force)
    for (const conflict of merged.conflicts) if (!isGone(conflict)) addConflict(conflict)
    setDesired({ ...current, content: merged.content })
  }
}

/** Merges the state before the change into the current state; with `force` the state before the change wins. */
const mergeBefore = <T>(after: T, current: T, before: T, force: boolean) =>
  force ? merge(after, before, current) : merge(after, current, before)

const isRecreatedByRevert = ({ after, before }: Sides, block: string) => before.has(block) && !after.has(block)
const isDeletedByRevert = ({ after, before }: Sides, block: string) => after.has(block) && !before.has(block)

/** Whether the conflict is about a list item that was deleted since. */
function isGone({ base, current }: Conflict): boolean {
  return current === undefined && typeof base === 'object' && base !== null && 'id' in base
}

/** Moves items back that the change moved; if they were moved again since, their order is a conflict. */
function orderItems(sides: Sides, { desired, conflicts }: RevertPlan) {
  const moved = new Map<string, Record<keyof Sides, DocumentState>[]>()
  for (const [key, after] of sides.after) {
    const { before, current } = statesOf(sides, key)
    if (after.item_id === null || !before || !current || before.position === after.position) continue
    const { document } = desired.get(key) ?? {}
    if (document) desired.set(key, { ...after, document: { ...document, position: before.position } })
    moved.set(after.block_id, [...(moved.get(after.block_id) ?? []), { after, before, current }])
  }
  for (const [block_id, documents] of moved) {
    const isMovedSince = ({ after, before, current }: (typeof documents)[number]) =>
      current.position !== after.position && current.position !== before.position
    if (!documents.some(isMovedSince)) continue
    const sequence = (side: keyof Sides) =>
      documents
        .map((each) => each[side])
        .sort((one, other) => one.position - other.position)
        .map(({ item_id }) => item_id)
    const path = listOf(documents[0]?.after.block_type ?? '') ?? ''
    conflicts.push({ block_id, path, base: sequence('after'), current: sequence('current'), mine: sequence('before') })
  }
}

/** If the change added, deleted or moved blocks, merges the order of the page's blocks and renumbers them. */
function orderBlocks(sides: Sides, force: boolean, result: RevertPlan) {
  const { desired, conflicts } = result
  const isSettled = [...new Set([...sides.after.keys(), ...sides.before.keys()])].every((key) => {
    const { after, before } = statesOf(sides, key)
    return (after ?? before)?.item_id !== null || (after && before && after.position === before.position)
  })
  if (isSettled) return
  const idsOf = (side: Snapshot) => blocksIn(side).map(({ block_id: id }) => ({ id }))
  const merged = mergeBefore(idsOf(sides.after), idsOf(sides.current), idsOf(sides.before), force)
  for (const { path: _, ...ids } of merged.conflicts) conflicts.push({ block_id: '', path: 'blocks', ...ids })
  const documents = merged.content.flatMap(({ id }) => {
    const target = desired.get(id)
    return (target ? target.document : sides.current.get(id)) ?? []
  })
  const numbers = renumber(
    documents.map(({ block_id }) => {
      const { after, before, current } = statesOf(sides, block_id)
      const goesBack = before && (!current || current.position === after?.position)
      return (goesBack ? before : current)?.position ?? 0
    }),
  )
  for (const [index, document] of documents.entries()) {
    const position = numbers[index] as number
    if (document.position !== position || !sides.current.has(document.block_id)) {
      desired.set(document.block_id, { ...document, document: { ...document, position } })
    }
  }
}
