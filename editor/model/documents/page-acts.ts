import type { ListItem } from '#content/json.ts'
import { isConflict } from '../messages/error-messages.ts'
import { newItemMessages, savingMessages } from '../messages/save-messages.ts'
import type { EditorStore } from '../store.ts'
import { documentKeyOf, type EditorDocument } from './documents.ts'
import { pageName } from './pages.ts'

type Used = Pick<EditorStore, 'client' | 'documents' | 'act' | 't' | 'locale'>

export function pageActs({ client, documents, act, t, locale }: Used) {
  const saving = savingMessages(t)

  /** The id ends the address: `follow` gets the old and the new one, also when the success toast's button undoes it. */
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
    const undo = () => void renameItem({ block, item: id }, item, follow)
    const options = { isOfPage: true, undo, isAnswered, about: `${block} ${item}` }
    return (await act(saving({ item }), task, options)) === 'done'
  }

  return {
    renameItem,
    async placeBlock(id: string, page: string, action: 'copy' | 'move') {
      const block = documents.get(id)
      if (!block) return
      const { type, content } = block
      const values = { page: pageName(t, locale(), page) }
      const done = t(action === 'copy' ? 'editor.blockCopied' : 'editor.blockMoved', values)
      const messages = { ...saving(block, t('editor.copyingBlock')), done }
      const task = async () => {
        await client.addBlock(page, { block_type: type, content })
        if (action === 'move') await client.deleteBlock(id)
      }
      await act(messages, task, { isOfPage: true })
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
      return (await act(messages, task, { isOfPage: true, isAnswered })) === 'done'
    },
    deletePage: (slug: string, text: string) =>
      act('pages.delete', () => client.deletePage(slug), {
        ask: { text, isDangerous: true },
        isOfPage: true,
        about: slug,
      }),
  }
}
