import { isSame } from '#content/json.ts'
import { type Conflict, merge } from '#content/merge.ts'
import { renumber } from '#server/pages/order-numbers.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { blocksIn, type DesiredState, type DocumentState, keyOf, pathOf, type Snapshot } from './snapshot.ts'

/** A page right after a change, right before it, and now. */
type Sides = { after: Snapshot; before: Snapshot; now: Snapshot }
type RevertPlan = { desired: DesiredState; conflicts: (Conflict & { block_id: string })[] }

/**
 * Plans how to revert a change and keep later changes. This is a three-way merge: the state after the change is the
 * base, the state before it is one edit of that base, and the current state is the other. Documents that are deleted
 * already, or back already, stay as they are. With `force` the old values win over values that have changed since.
 */
export function planRevert(sides: Sides, force: boolean): RevertPlan {
  const result: RevertPlan = { desired: new Map(), conflicts: [] }
  const { after, before, now } = sides
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const [made, old] = [after.get(key), before.get(key)]
    if (!isSame(made, old)) revertDocument({ made, old, today: now.get(key) }, sides, force, result)
  }
  for (const [key, today] of now) {
    if (after.has(key) || before.has(key)) continue
    // An item added since to a block that the revert deletes.
    const conflict = { base: undefined, current: today.content, mine: undefined }
    if (isDeletedByRevert(sides, today.block_id))
      result.conflicts.push({ block_id: today.block_id, path: pathOf(today), ...conflict })
  }
  orderItems(sides, result)
  orderBlocks(sides, force, result)
  return force ? { ...result, conflicts: [] } : result
}

type DocumentStates = Record<'made' | 'old' | 'today', DocumentState | undefined>

function revertDocument(
  { made, old, today }: DocumentStates,
  sides: Sides,
  force: boolean,
  { desired, conflicts }: RevertPlan,
) {
  const document = (made ?? old) as DocumentState
  const { block_id, item_id } = document
  const become = (become: DocumentState | undefined) =>
    desired.set(keyOf(document), { block_id, item_id, document: become })
  const addConflict = ({ path, ...values }: Conflict) =>
    conflicts.push({ block_id, path: [pathOf(document), path].filter(Boolean).join('.'), ...values })

  if (!made) {
    // Items come back together with their block, not one by one into a block that is back already.
    if (!today && !(item_id !== null && isRecreatedByRevert(sides, block_id) && sides.now.has(block_id))) become(old)
  } else if (!today) {
    return
  } else if (!old) {
    if (!isSame(made.content, today.content)) {
      addConflict({ path: '', base: made.content, current: today.content, mine: undefined })
    }
    become(undefined)
  } else {
    const merged = mergeOld(made.content, today.content, old.content, force)
    for (const conflict of merged.conflicts) if (!isGone(conflict)) addConflict(conflict)
    become({ ...today, content: merged.content })
  }
}

/** Merges the old state into today's; with `force` it wins. */
const mergeOld = <T>(made: T, today: T, old: T, force: boolean) =>
  force ? merge(made, old, today) : merge(made, today, old)

const isRecreatedByRevert = ({ after, before }: Sides, block: string) => before.has(block) && !after.has(block)
const isDeletedByRevert = ({ after, before }: Sides, block: string) => after.has(block) && !before.has(block)

/** Whether the conflict is about a list item that was deleted since. */
function isGone({ base, current }: Conflict): boolean {
  return current === undefined && typeof base === 'object' && base !== null && 'id' in base
}

/** Moves items back that the change moved; if they were moved again since, their order is a conflict. */
function orderItems({ after, before, now }: Sides, { desired, conflicts }: RevertPlan) {
  const moved = new Map<string, { made: DocumentState; old: DocumentState; today: DocumentState }[]>()
  for (const [key, made] of after) {
    const [old, today] = [before.get(key), now.get(key)]
    if (made.item_id === null || !old || !today || old.position === made.position) continue
    const { document } = desired.get(key) ?? {}
    if (document) desired.set(key, { ...made, document: { ...document, position: old.position } })
    moved.set(made.block_id, [...(moved.get(made.block_id) ?? []), { made, old, today }])
  }
  for (const [block_id, documents] of moved) {
    const isMovedSince = ({ made, old, today }: (typeof documents)[number]) =>
      today.position !== made.position && today.position !== old.position
    if (!documents.some(isMovedSince)) continue
    const sequence = (side: 'made' | 'old' | 'today') =>
      documents
        .map((each) => each[side])
        .sort((one, other) => one.position - other.position)
        .map(({ item_id }) => item_id)
    const path = listOf(documents[0]?.made.block_type ?? '') ?? ''
    conflicts.push({ block_id, path, base: sequence('made'), current: sequence('today'), mine: sequence('old') })
  }
}

/** If the change added, deleted or moved blocks, merges the order of the page's blocks and renumbers them. */
function orderBlocks({ after, before, now }: Sides, force: boolean, result: RevertPlan) {
  const { desired, conflicts } = result
  const isSettled = [...new Set([...after.keys(), ...before.keys()])].every((key) => {
    const [made, old] = [after.get(key), before.get(key)]
    return (made ?? old)?.item_id !== null || (made && old && made.position === old.position)
  })
  if (isSettled) return
  const idsOf = (side: Snapshot) => blocksIn(side).map(({ block_id: id }) => ({ id }))
  const merged = mergeOld(idsOf(after), idsOf(now), idsOf(before), force)
  for (const { path: _, ...ids } of merged.conflicts) conflicts.push({ block_id: '', path: 'blocks', ...ids })
  const documents = merged.content.flatMap(({ id }) => {
    const target = desired.get(id)
    return (target ? target.document : now.get(id)) ?? []
  })
  const numbers = renumber(
    documents.map(({ block_id }) => {
      const [made, old, today] = [after.get(block_id), before.get(block_id), now.get(block_id)]
      const goesBack = old && (!today || today.position === made?.position)
      return (goesBack ? old : today)?.position ?? 0
    }),
  )
  for (const [index, document] of documents.entries()) {
    const position = numbers[index] as number
    if (document.position !== position || !now.has(document.block_id)) {
      desired.set(document.block_id, { ...document, document: { ...document, position } })
    }
  }
}
