import type { TFunction } from 'i18next'
import type { Client } from '#api/client.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { failureText } from './failures.ts'
import { isConflict } from './history/is-conflict.ts'
import { newItemWords } from './new-item-words.ts'
import type { Performing } from './performing.ts'
import type { Saying } from './saying.ts'
import type { Entry } from './store/content-path.ts'
import { type Unit, type Units, unitKey } from './store/units.ts'

type Needs = { client: Client; units: Units; t: TFunction; performing: Performing }
type Content = Record<string, unknown>

/**
 * Adds, moves and deletes whole blocks and items of collections. What was moved or deleted is so on the screen at once,
 * and goes back where the server refuses it.
 */
export function createStructure({ client, units, t, performing }: Needs) {
  /** Keys of blocks and items that are deleted on the screen, and ids in the sequence that they were moved into. */
  const hidden = new Set<string>()
  const sequences = new Map<string, string[]>()
  const listeners = new Set<() => void>()
  let revision = 0

  function tell() {
    revision++
    for (const listener of listeners) listener()
  }

  /** True when it was done. */
  async function run(saying: Saying, task: () => Promise<unknown>, show?: () => () => void): Promise<boolean> {
    return (await performing.performOnPage(saying, task, { show })) === 'done'
  }

  const saving = (of: Parameters<typeof failureText>[1], busy = t('notices.savingChanges')): Saying => ({
    busy,
    done: t('notices.changesSaved'),
    failed: failureText(t, of),
  })

  const hide = (key: string) => () => {
    hidden.add(key)
    tell()
    return () => {
      hidden.delete(key)
      tell()
    }
  }
  const arrange = (list: string, ids: string[]) => () => {
    sequences.set(list, ids)
    tell()
    return () => {
      // What was moved since stands where it was moved to.
      if (sequences.get(list) === ids) sequences.delete(list)
      tell()
    }
  }

  /** All items of a block, with one of them where it stands among those that are shown; these may be a part of them. */
  async function wholeSequence(block: string, shown: string[], id: string): Promise<string[]> {
    const all = (await client.items(block)).map((item) => item.id).filter((each) => each !== id)
    const at = shown.indexOf(id)
    const next = all.indexOf(shown[at + 1] ?? '')
    return all.toSpliced(next < 0 ? all.indexOf(shown[at - 1] ?? '') + 1 : next, 0, id)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    revision: () => revision,
    isHidden: (key: string) => hidden.has(key),
    /** Those who were moved, in their new sequence; `list` is a page's key or that of the block that holds them. */
    arranged<Thing extends { id: string }>(list: string, things: Thing[]): Thing[] {
      const ids = sequences.get(list)
      if (!ids) return things
      const moved = new Map(things.filter(({ id }) => ids.includes(id)).map((thing) => [thing.id, thing]))
      const next = ids.flatMap((id) => moved.get(id) ?? [])
      // The others, of another page, keep their places.
      return things.map((thing) => (moved.has(thing.id) ? (next.shift() ?? thing) : thing))
    },

    /** Resolves to the new block's id. */
    async addBlock(page: string, type: BlockType, content: Content, before?: string): Promise<string | undefined> {
      let id: string | undefined
      await run(saving({ page, type }, t('notices.addingBlock')), async () => {
        const block = await client.addBlock(page, { block_type: type, content, before })
        units.putBlock(block)
        id = block.id
      })
      return id
    },
    deleteBlock(id: string) {
      const saying = saving(units.get(id) ?? {}, t('notices.deletingBlock'))
      return run(saying, () => client.deleteBlock(id).then(() => units.remove(id)), hide(id))
    },
    /** Blocks that visitors are not shown keep their places, and so their numbers; `all` holds them too. */
    orderBlocks(page: string, ids: string[], all = ids) {
      const next = [...ids]
      const sequence = all.map((id) => (ids.includes(id) ? (next.shift() ?? id) : id))
      return run(saving({ page }), () => client.orderBlocks(page, sequence), arrange(page, ids))
    },
    /** Gives a block that visitors are not shown a number with which they are. */
    showBlock: (id: string) => run(saving(units.get(id) ?? {}), () => client.showBlock(id)),

    /** Adds a post, a story or a vacancy; `refuse` is told of every error, for the dialog that asks for its title. */
    async addItem(block: string, content: Entry, before: string | undefined, refuse: (error: unknown) => void) {
      const isAnswered = (error: unknown) => {
        refuse(error)
        // Its words are for the title alone; that it failed is a notice too (specification §8).
        return isConflict(error)
      }
      const task = async () => units.putItem(block, await client.addItem(block, { content, before }))
      return (await performing.performOnPage(newItemWords(t, units.get(block)?.type), task, { isAnswered })) === 'done'
    },
    deleteItem(unit: Unit) {
      const key = unitKey(unit.block, unit.item)
      const task = () => client.deleteItem(unit.block, unit.item ?? '').then(() => units.remove(key))
      return run(saving(unit), task, hide(key))
    },
    /** Moves an item; `shown` is the new sequence of those on the screen. */
    orderItems(block: Unit, shown: string[], id: string) {
      const task = async () => client.orderItems(block.key, await wholeSequence(block.key, shown, id))
      return run(saving(block), task, arrange(block.key, shown))
    },
    /** Leaves a post out of a section that shows the newest ones: the page draws the next one in its place. */
    hidePost(section: Unit, post: string) {
      const id = section.key
      const task = async () => {
        // Read now, not when it was asked for: the one before it has brought a newer version.
        const { content, version, type: block_type } = units.get(id) ?? section
        const hiddenPosts = [...((content.hiddenPosts ?? []) as string[]), post]
        units.putBlock(await client.saveBlock({ id, block_type }, { content: { ...content, hiddenPosts }, version }))
      }
      return run(saving(section), task, hide(unitKey(id, post)))
    },
    /** Saves what a page is called and how search engines describe it. */
    async saveSettings(page: string, content: Content, version: number, isAnswered: (error: unknown) => boolean) {
      const task = () => client.saveSettings(page, { content, version })
      return (await performing.performOnPage(saving({ page }), task, { isAnswered })) === 'done'
    },
  }
}
