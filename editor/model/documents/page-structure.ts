import type { Dictionary } from '#content/json.ts'
import type { Overlay } from '../act.ts'
import { type SaveMessages, savingMessages } from '../messages/save-messages.ts'
import type { EditorStore } from '../store.ts'
import { documentKeyOf, type EditorDocument } from './documents.ts'
import type { DocumentType } from './field-schema.ts'

/** Moves and deletions are shown at once, and rolled back if the server rejects them. */
export function createStructure({ client, documents, act, t, getState }: EditorStore) {
  async function run(
    messages: SaveMessages,
    task: () => Promise<unknown>,
    options: { overlay?: Overlay; about?: string } = {},
  ): Promise<boolean> {
    return (await act(messages, task, { isOfPage: true, ...options })) === 'done'
  }

  const saving = savingMessages(t)

  /** All ids after `id` was moved in `shown`, the new order on the screen, which may lack items. */
  async function wholeSequence(block: string, shown: string[], id: string): Promise<string[]> {
    const all = (await client.items(block)).map((item) => item.id).filter((each) => each !== id)
    const at = shown.indexOf(id)
    const next = all.indexOf(shown[at + 1] ?? '')
    return all.toSpliced(next < 0 ? all.indexOf(shown[at - 1] ?? '') + 1 : next, 0, id)
  }

  async function addBlock(page: string, type: DocumentType, content: Dictionary, before?: string) {
    let id: string | undefined
    await run(saving({ page, type }, t('notices.addingBlock')), async () => {
      const block = await client.addBlock(page, { block_type: type, content, before })
      documents.putBlock(block)
      id = block.id
    })
    return id
  }

  const setHidden = (block: EditorDocument, hidden: boolean) =>
    run(
      saving(block),
      async () => {
        // Read now, not when the task was queued: the act before it may have returned a newer version.
        const { content, version, type: block_type } = documents.get(block.key) ?? block
        const { hidden: _, ...shown } = content
        const next = hidden ? { ...shown, hidden } : shown
        documents.putBlock(await client.saveBlock({ id: block.key, block_type }, { content: next, version }))
      },
      { about: block.key },
    )

  return {
    isHidden: (key: string) => getState().overlays.some((overlay) => 'hide' in overlay && overlay.hide === key),
    arranged<Thing extends { id: string }>(list: string, things: Thing[]): Thing[] {
      const order = getState().overlays.findLast((each) => 'arrange' in each && each.arrange === list)
      return order && 'arrange' in order ? reordered(things, order.ids) : things
    },

    addBlock,
    deleteBlock(id: string) {
      const messages = saving(documents.get(id) ?? {}, t('notices.deletingBlock'))
      return run(messages, () => client.deleteBlock(id).then(() => documents.remove(id)), { overlay: { hide: id } })
    },
    /** Reorders the visible blocks. `all` also has the ids of the other blocks, which keep their positions. */
    orderBlocks(page: string, ids: string[], all = ids) {
      const sequence = reordered(
        all.map((id) => ({ id })),
        ids,
      ).map(({ id }) => id)
      return run(saving({ page }), () => client.orderBlocks(page, sequence), {
        overlay: { arrange: page, ids },
        about: page,
      })
    },
    /** Shows visitors a block that was hidden, or that its page leaves out because of its order number. */
    showBlock(id: string) {
      const block = documents.get(id)
      return block?.content.hidden
        ? setHidden(block, false)
        : run(saving(block ?? {}), () => client.showBlock(id), { about: id })
    },
    hideBlock(id: string) {
      const block = documents.get(id)
      return block && setHidden(block, true)
    },
    duplicateBlock(id: string, before: string | undefined) {
      const { page, type, content } = documents.get(id) as EditorDocument
      return addBlock(page, type, content, before)
    },
    deleteItem(document: EditorDocument) {
      const key = documentKeyOf(document.block, document.item)
      const task = () => client.deleteItem(document.block, document.item ?? '').then(() => documents.remove(key))
      return run(saving(document), task, { overlay: { hide: key } })
    },
    orderItems(block: EditorDocument, shown: string[], id: string) {
      const task = async () => client.orderItems(block.key, await wholeSequence(block.key, shown, id))
      return run(saving(block), task, { overlay: { arrange: block.key, ids: shown }, about: block.key })
    },
    /** Removes a post from a section of posts. Of the newest posts, the page then shows the next one instead. */
    hidePost(section: EditorDocument, post: string) {
      const id = section.key
      const task = async () => {
        // Read now, not when the task was queued: the act before it may have returned a newer version.
        const { content, version, type: block_type } = documents.get(id) ?? section
        const idsAt = (key: string) => (content[key] ?? []) as string[]
        const posts = idsAt('posts').filter((each) => each !== post)
        const next = { ...content, posts, hiddenPosts: [...idsAt('hiddenPosts'), post] }
        documents.putBlock(await client.saveBlock({ id, block_type }, { content: next, version }))
      }
      return run(saving(section), task, { overlay: { hide: documentKeyOf(id, post) } })
    },
  }
}

function reordered<Thing extends { id: string }>(things: Thing[], ids: string[]): Thing[] {
  const moved = new Map(things.filter(({ id }) => ids.includes(id)).map((thing) => [thing.id, thing]))
  const next = ids.flatMap((id) => moved.get(id) ?? [])
  return things.map((thing) => (moved.has(thing.id) ? (next.shift() ?? thing) : thing))
}
