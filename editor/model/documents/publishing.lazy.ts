import type { EditorStore } from '../store.ts'
import type { EditorDocument } from './documents.ts'

/** Publishes a page, or an item of it, by code that is loaded on first use. */
export const publish = (store: EditorStore, page: string, item?: EditorDocument) =>
  store.act.attempt(store.t('page.failed'), async () => {
    const { publishingOf } = await import('./publishing.ts')
    await publishingOf(store).setPublic(true, page, item)
  })
