import { type Conflict, isSame, merge } from '#content/merge.ts'
import { renumber } from '#server/pages/order.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { type DesiredState, type DocumentState, keyOf, pathOf, type Snapshot } from './snapshot.ts'

/** What a change touched: as it left it, as it was before, and as it is today. */
export type Sides = { after: Snapshot; before: Snapshot; now: Snapshot }
/** The same of the sequence of the page's blocks. */
export type Sequences = { after: BlockId[]; before: BlockId[]; now: BlockId[] }
type BlockId = { id: string }
export type DocumentConflict = Conflict & { block_id: string }
export type RevertPlan = { desired: DesiredState; conflicts: DocumentConflict[] }

/**
 * What things must become so that a change is taken back and what came after it stays: for this the change counts as the
 * base and what was before it as somebody's edit of it. What is gone already, or back already, stays as it is. With
 * `force` the old words win where they were changed once more since.
 */
export function planRevert(sides: Sides, sequences: Sequences, force: boolean): RevertPlan {
  const result: RevertPlan = { desired: new Map(), conflicts: [] }
  const { after, before, now } = sides
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    revertDocument({ made: after.get(key), old: before.get(key), today: now.get(key) }, sides, force, result)
  }
  for (const [key, today] of now) {
    if (after.has(key) || before.has(key)) continue
    // An item that was added since to a block that shall go.
    const conflict = { base: undefined, current: today.content, mine: undefined }
    if (isDeletedByRevert(sides, today.block_id))
      result.conflicts.push({ block_id: today.block_id, path: pathOf(today), ...conflict })
  }
  orderItems(sides, result)
  orderBlocks(sides, sequences, force, result)
  return force ? { ...result, conflicts: [] } : result
}

type DocumentStates = {
  made: DocumentState | undefined
  old: DocumentState | undefined
  today: DocumentState | undefined
}

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
    // The items of a block come back with it, and not one by one into a block that is back already.
    if (!today && !(item_id !== null && isRecreatedByRevert(sides, block_id) && sides.now.has(block_id))) become(old)
  } else if (!today) {
    return
  } else if (!old) {
    if (!isSame(made.content, today.content)) {
      addConflict({ path: '', base: made.content, current: today.content, mine: undefined })
    }
    become(undefined)
  } else {
    const merged = force
      ? merge(made.content, old.content, today.content)
      : merge(made.content, today.content, old.content)
    for (const conflict of merged.conflicts) if (!isGone(conflict)) addConflict(conflict)
    become({ ...today, content: merged.content })
  }
}

const isRecreatedByRevert = ({ after, before }: Sides, block: string) => before.has(block) && !after.has(block)
const isDeletedByRevert = ({ after, before }: Sides, block: string) => after.has(block) && !before.has(block)

/** The entry of a list whose words shall change back was deleted since. */
function isGone({ base, current }: Conflict): boolean {
  return current === undefined && typeof base === 'object' && base !== null && 'id' in base
}

/** Items that the change moved go back; that they were moved once more since is a conflict of their sequence. */
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

/** Blocks that the change added, deleted or moved: the page's sequence is merged, and its numbers are dealt out in it. */
function orderBlocks({ after, before, now }: Sides, sequences: Sequences, force: boolean, result: RevertPlan) {
  const { desired, conflicts } = result
  const isSettled = [...new Set([...after.keys(), ...before.keys()])].every((key) => {
    const [made, old] = [after.get(key), before.get(key)]
    return (made ?? old)?.item_id !== null || (made && old && made.position === old.position)
  })
  if (isSettled) return
  const merged = force
    ? merge(sequences.after, sequences.before, sequences.now)
    : merge(sequences.after, sequences.now, sequences.before)
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
