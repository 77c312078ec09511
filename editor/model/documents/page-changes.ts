import type { NewPage, PageChange } from '#api/pages.ts'
import type { ListItem } from '#content/json.ts'
import { newItemMessages } from '../messages/new-item-messages.ts'
import { savingMessages } from '../messages/save-messages.ts'
import { isConflict } from '../saving/save-errors.ts'
import type { Slices } from '../store.ts'
import { documentKeyOf, type EditorDocument } from './documents.ts'
import { pageName } from './page-list.ts'

type Used = Pick<Slices, 'client' | 'documents' | 'mutations' | 't' | 'locale'>

/**
 * The changes that begin in dialogs and panels: creates and deletes pages, saves their settings, adds and renames items,
 * and copies or moves blocks to other pages.
 */
export function pageChanges({ client, documents, mutations, t, locale }: Used) {
  const saving = savingMessages(t)

  /**
   * Changes the id of an item, which is the end of its address, and then calls `follow` with the old and the new id.
   * The success toast has a button that changes the id back and calls `follow` again.
   */
  async function renameItem(
    { block, item = '' }: Pick<EditorDocument, 'block' | 'item'>,
    id: string,
    follow: (from: string, to: string) => void,
    isAnswered?: (error: unknown) => boolean,
  ): Promise<boolean> {
    const task = async () => {
      documents.putItem(block, await client.renameItem(block, item, id))
      documents.remove(documentKeyOf(block, item))
      follow(item, id)
    }
    const next = { label: t('links.undo'), run: () => void renameItem({ block, item: id }, item, follow) }
    return (
      (await mutations.mutatePage(saving({ item }), task, { next, isAnswered, about: `${block} ${item}` })) === 'done'
    )
  }

  return {
    renameItem,
    /** Adds a copy of a block at the end of another page. To move the block, then deletes the original. */
    async placeBlock(id: string, page: string, action: 'copy' | 'move') {
      const block = documents.get(id)
      if (!block) return
      const { type, content } = block
      const values = { page: pageName(t, locale(), page) }
      const done = t(action === 'copy' ? 'editor.blockCopied' : 'editor.blockMoved', values)
      const messages = { ...saving(block, t('editor.copyingBlock')), done }
      await mutations.mutatePage(messages, async () => {
        await client.addBlock(page, { block_type: type, content })
        if (action === 'move') await client.deleteBlock(id)
      })
    },

    /** Adds a post, customer story or vacancy. Calls `refuse` with every error, for the dialog of the new item. */
    async addItem(block: string, content: ListItem, before: string | undefined, refuse: (error: unknown) => void) {
      const isAnswered = (error: unknown) => {
        refuse(error)
        // Only the dialog reports a conflict: the id exists already, or a file was deleted. Any other error is shown in
        // an alert too (specification §8).
        return isConflict(error)
      }
      const task = async () => documents.putItem(block, await client.addItem(block, { content, before }))
      const messages = newItemMessages(t, documents.get(block)?.type)
      return (await mutations.mutatePage(messages, task, { isAnswered })) === 'done'
    },
    /**
     * Creates a page. Resolves to its key, or undefined. `isAnswered` returns true for errors that the dialog shows.
     */
    async createPage(page: NewPage, isAnswered: (error: unknown) => boolean): Promise<string | undefined> {
      let slug: string | undefined
      const messages = { busy: t('pages.creating'), done: t('pages.created'), failed: t('pages.createFailed') }
      const task = async () => {
        slug = (await client.createPage(page)).slug
      }
      await mutations.mutatePage(messages, task, { isAnswered })
      return slug
    },
    deletePage(slug: string) {
      const messages = { busy: t('pages.deleting'), done: t('pages.deleted'), failed: t('pages.deleteFailed') }
      return mutations.mutatePage(messages, () => client.deletePage(slug), { about: slug })
    },
    async saveSettings(page: string, content: PageChange, version: number, isAnswered: (error: unknown) => boolean) {
      const task = () => client.saveSettings(page, { ...content, version })
      return (await mutations.mutatePage(saving({ page }), task, { isAnswered, about: page })) === 'done'
    },
  }
}
