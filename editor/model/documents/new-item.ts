import { type DetailPage, detailPages } from '#content/detail-pages.ts'
import type { EditorStore } from '../store.ts'
import type { NewKind } from './names.ts'

const kinds = { post: 'resource', event: 'resource', story: 'story', vacancy: 'vacancy' } as const

/** Loads the block that has the items of a kind, and its page. Undefined if that block was deleted. */
export async function loadCollection({ documents }: Pick<EditorStore, 'documents'>, { page, block_type }: DetailPage) {
  await documents.loadPage(page)
  return documents.all().find((each) => each.page === page && each.type === block_type && !each.item)
}

/** Opens the dialog of a new page or item on any page of the site. */
export async function openNew(store: EditorStore, kind: NewKind, returnFocusTo: HTMLElement | null): Promise<void> {
  if (kind === 'page') return store.open.newPage(returnFocusTo)
  const detail = detailPages.find((each) => each.kind === kinds[kind]) as DetailPage
  const block = await store.act.attempt(store.t('page.failed'), () => loadCollection(store, detail))
  if (block)
    await store.open.newItem(
      { documentKey: block.key, path: [], collection: true },
      { returnFocusTo, type: typeOf(kind) },
    )
}

const typeOf = (kind: NewKind) => ({ post: 'blog', event: 'event' })[kind as string]
