import { type Conflict, isSame, merge } from '#content/merge.ts'
import { listOf } from '#server/pages/content.ts'
import { dealOut } from '#server/pages/order.ts'
import { keyOf, pathOf, type Snapshot, type Thing, type Wanted } from './snapshot.ts'

/** What a change touched: as it left it, as it was before, and as it is today. */
export type Sides = { after: Snapshot; before: Snapshot; now: Snapshot }
/** The same of the sequence of the page's blocks. */
export type Sequences = { after: BlockId[]; before: BlockId[]; now: BlockId[] }
type BlockId = { id: string }
export type ThingConflict = Conflict & { block_id: string }
export type TakenBack = { wanted: Wanted; conflicts: ThingConflict[] }

/**
 * What things must become so that a change is taken back and what came after it stays: for this the change counts as the
 * base and what was before it as somebody's edit of it. What is gone already, or back already, stays as it is. With
 * `force` the old words win where they were changed once more since.
 */
export function takeBack(sides: Sides, sequences: Sequences, force: boolean): TakenBack {
  const result: TakenBack = { wanted: new Map(), conflicts: [] }
  const { after, before, now } = sides
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    takeBackThing({ made: after.get(key), old: before.get(key), today: now.get(key) }, sides, force, result)
  }
  for (const [key, today] of now) {
    if (after.has(key) || before.has(key)) continue
    // An item that was added since to a block that shall go.
    const conflict = { base: undefined, current: today.content, mine: undefined }
    if (goes(sides, today.block_id))
      result.conflicts.push({ block_id: today.block_id, path: pathOf(today), ...conflict })
  }
  orderItems(sides, result)
  orderBlocks(sides, sequences, force, result)
  return force ? { ...result, conflicts: [] } : result
}

type Three = { made: Thing | undefined; old: Thing | undefined; today: Thing | undefined }

function takeBackThing({ made, old, today }: Three, sides: Sides, force: boolean, { wanted, conflicts }: TakenBack) {
  const thing = (made ?? old) as Thing
  const { block_id, item_id } = thing
  const become = (become: Thing | undefined) => wanted.set(keyOf(thing), { block_id, item_id, thing: become })
  const addConflict = ({ path, ...values }: Conflict) =>
    conflicts.push({ block_id, path: [pathOf(thing), path].filter(Boolean).join('.'), ...values })

  if (!made) {
    // The items of a block come back with it, and not one by one into a block that is back already.
    if (!today && !(item_id !== null && comesBack(sides, block_id) && sides.now.has(block_id))) become(old)
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

const comesBack = ({ after, before }: Sides, block: string) => before.has(block) && !after.has(block)
const goes = ({ after, before }: Sides, block: string) => after.has(block) && !before.has(block)

/** The entry of a list whose words shall change back was deleted since. */
function isGone({ base, current }: Conflict): boolean {
  return current === undefined && typeof base === 'object' && base !== null && 'id' in base
}

/** Items that the change moved go back; that they were moved once more since is a conflict of their sequence. */
function orderItems({ after, before, now }: Sides, { wanted, conflicts }: TakenBack) {
  const moved = new Map<string, { made: Thing; old: Thing; today: Thing }[]>()
  for (const [key, made] of after) {
    const [old, today] = [before.get(key), now.get(key)]
    if (made.item_id === null || !old || !today || old.position === made.position) continue
    const { thing } = wanted.get(key) ?? {}
    if (thing) wanted.set(key, { ...made, thing: { ...thing, position: old.position } })
    moved.set(made.block_id, [...(moved.get(made.block_id) ?? []), { made, old, today }])
  }
  for (const [block_id, things] of moved) {
    const isOvertaken = ({ made, old, today }: (typeof things)[number]) =>
      today.position !== made.position && today.position !== old.position
    if (!things.some(isOvertaken)) continue
    const sequence = (side: 'made' | 'old' | 'today') =>
      things
        .map((each) => each[side])
        .sort((one, other) => one.position - other.position)
        .map(({ item_id }) => item_id)
    const path = listOf(things[0]?.made.block_type ?? '') ?? ''
    conflicts.push({ block_id, path, base: sequence('made'), current: sequence('today'), mine: sequence('old') })
  }
}

/** Blocks that the change added, deleted or moved: the page's sequence is merged, and its numbers are dealt out in it. */
function orderBlocks({ after, before, now }: Sides, sequences: Sequences, force: boolean, result: TakenBack) {
  const { wanted, conflicts } = result
  const isSettled = [...new Set([...after.keys(), ...before.keys()])].every((key) => {
    const [made, old] = [after.get(key), before.get(key)]
    return (made ?? old)?.item_id !== null || (made && old && made.position === old.position)
  })
  if (isSettled) return
  const merged = force
    ? merge(sequences.after, sequences.before, sequences.now)
    : merge(sequences.after, sequences.now, sequences.before)
  for (const { path: _, ...ids } of merged.conflicts) conflicts.push({ block_id: '', path: 'blocks', ...ids })
  const things = merged.content.flatMap(({ id }) => {
    const want = wanted.get(id)
    return (want ? want.thing : now.get(id)) ?? []
  })
  const numbers = dealOut(
    things.map(({ block_id }) => {
      const [made, old, today] = [after.get(block_id), before.get(block_id), now.get(block_id)]
      const goesBack = old && (!today || today.position === made?.position)
      return (goesBack ? old : today)?.position ?? 0
    }),
  )
  for (const [index, thing] of things.entries()) {
    const position = numbers[index] as number
    if (thing.position !== position || !now.has(thing.block_id)) {
      wanted.set(thing.block_id, { ...thing, thing: { ...thing, position } })
    }
  }
}
