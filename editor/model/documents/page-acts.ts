import type { PageSummary } from '#api/pages.ts'
import type { ListItem } from '#content/json.ts'
import { isConflict } from '../messages/error-messages.ts'
import { newItemMessages, savingMessages } from '../messages/save-messages.ts'
import type { EditorStore } from '../store.ts'
import { documentKeyOf, type EditorDocument } from './documents.ts'
import { pageName } from './pages.ts'

type Used = Pick<EditorStore, 'client' | 'documents' | 'act' | 't' | 'locale' | 'getState'>

type Text = PageSummary['name']

export function pageActs({ client, documents, act, t, locale, getState }: Used) {
  const saving = savingMessages(t)
  const copyName = ({ en, ar }: Text) => ({
    en: t('pages.copyName', { lng: 'en', original: en }),
    ...(ar && { ar: t('pages.copyName', { lng: 'ar', original: ar }) }),
  })

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
    /** Adds a draft with the content of an item. Resolves to its id; to undefined if that fails. */
    async duplicateItem({ key, block }: EditorDocument): Promise<string | undefined> {
      let id: string | undefined
      const task = async () => {
        await documents.loadWhole(key)
        const { item = '', edited } = documents.get(key) as EditorDocument
        const isTaken = (each: string) => documents.get(documentKeyOf(block, each)) !== undefined
        const content = { ...edited, id: freeName(item, isTaken), title: copyName(edited.title as Text), draft: true }
        documents.putItem(block, await client.addItem(block, { content: content as ListItem, before: item }))
        id = content.id
      }
      await act('pages.duplicate', task, { isOfPage: true, about: key })
      return id
    },
    /** Adds a draft with the settings and blocks of a page. Resolves to its key; to undefined if that fails. */
    async duplicatePage(slug: string): Promise<string | undefined> {
      let copy: string | undefined
      const task = async () => {
        const { pages } = getState()
        const { name, path } = pages.find((page) => page.slug === slug) as PageSummary
        const isTaken = (each: string) => pages.some((page) => page.path.en === each)
        const en = freeName(path.en === '/' ? '/home' : path.en, isTaken)
        copy = (await client.createPage({ name: copyName(name), path: { en }, copy_of: slug })).slug
      }
      await act('pages.duplicate', task, { isOfPage: true, about: slug })
      return copy
    },
    deletePage: (slug: string, text: string) =>
      act('pages.delete', () => client.deletePage(slug), {
        ask: { text, isDangerous: true },
        isOfPage: true,
        about: slug,
      }),
  }
}

/** Returns 'offer-copy'; 'offer-copy-2' if that is taken. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const copy = `${name}-copy`
  const numbered = (at: number): string => (isTaken(`${copy}-${at}`) ? numbered(at + 1) : `${copy}-${at}`)
  return isTaken(copy) ? numbered(2) : copy
}
