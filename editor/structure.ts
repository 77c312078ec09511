import type { TFunction } from 'i18next'
import type { Client } from '#api/client.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { failureText } from './failures.ts'
import type { Performing, Words } from './performing.ts'
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

  /** True when it was done and the screen shows it; `undo` takes back what the screen showed meanwhile. */
  async function run(words: Words, task: () => Promise<unknown>, undo: () => void = () => {}): Promise<boolean> {
    const outcome = await performing.performOnPage(words, task)
    undo()
    tell()
    return outcome === 'done'
  }

  const saving = (unit: Pick<Unit, 'type' | 'item' | 'page'>): Words => ({
    busy: t('notices.savingChanges'),
    done: t('notices.changesSaved'),
    failed: failureText(t, unit),
  })
  const stored = { done: t('notices.changesSaved'), failed: t('alerts.changesFailed') }

  function hide(key: string) {
    hidden.add(key)
    tell()
    return () => hidden.delete(key)
  }
  function arrange(list: string, ids: string[]) {
    sequences.set(list, ids)
    tell()
    return () => sequences.delete(list)
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
      // The others, borrowed ones, keep their places.
      return things.map((thing) => (moved.has(thing.id) ? (next.shift() ?? thing) : thing))
    },

    /** Resolves to the new block's id. */
    async addBlock(page: string, type: BlockType, content: Content, before?: string): Promise<string | undefined> {
      let id: string | undefined
      await run({ busy: t('notices.addingBlock'), ...stored }, async () => {
        const block = await client.addBlock(page, { block_type: type, content, before })
        units.putBlock(block)
        id = block.id
      })
      return id
    },
    deleteBlock: (id: string) =>
      run({ busy: t('notices.deletingBlock'), ...stored }, () => client.deleteBlock(id), hide(id)),
    orderBlocks: (page: string, ids: string[]) =>
      run({ busy: t('notices.savingChanges'), ...stored }, () => client.orderBlocks(page, ids), arrange(page, ids)),

    /** Adds a post, a story or a vacancy; throws what the server answered, for the dialog that asks for its title. */
    async addItem(block: string, content: Entry, before?: string): Promise<void> {
      let refusal: unknown
      const words = {
        busy: t('notices.creatingPost'),
        done: t('notices.postCreated'),
        failed: t('notices.creationFailed'),
      }
      await performing.performOnPage(
        words,
        async () => units.putItem(block, await client.addItem(block, { content, before })),
        (error) => {
          refusal = error
          return true
        },
      )
      tell()
      if (refusal) throw refusal
    },
    deleteItem: (unit: Unit) =>
      run(saving(unit), () => client.deleteItem(unit.block, unit.item ?? ''), hide(unitKey(unit.block, unit.item))),
    orderItems: (block: Unit, ids: string[]) =>
      run(saving(block), () => client.orderItems(block.key, ids), arrange(block.key, ids)),
    /** Leaves a post out of a section that shows the newest ones. */
    hidePost: (section: Unit, post: string) => {
      const hiddenPosts = [...((section.content.hiddenPosts ?? []) as string[]), post]
      const { content, version, key: id, type: block_type } = section
      return run(
        saving(section),
        async () =>
          units.putBlock(await client.saveBlock({ id, block_type }, { content: { ...content, hiddenPosts }, version })),
        hide(unitKey(id, post)),
      )
    },
    /** Saves what a page is called and how search engines describe it. */
    saveSettings: (page: string, content: Content, version: number) =>
      run({ busy: t('notices.savingChanges'), ...stored }, () => client.saveSettings(page, { content, version })),
  }
}
