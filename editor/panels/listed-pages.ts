import type { TFunction } from 'i18next'
import { detailPages, detailPagesOf } from '#content/detail-pages.ts'
import type { Locale } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { schemaOf } from '../model/documents/field-schema.ts'
import { itemTitle, type NewKind } from '../model/documents/names.ts'
import { loadCollection } from '../model/documents/new-item.ts'
import { pageLink } from '../model/documents/pages.ts'
import type { EditorState, EditorStore } from '../model/store.ts'

export type ListedPage = {
  id: string
  kind: NewKind
  name: string
  href: string
  isDraft: boolean
  isShown: boolean
  /** When visitors begin to see the draft. */
  showsAt: string | undefined
  /** The key of the page; of the page with the collection if it is an item. */
  page: string
  item: EditorDocument | undefined
  /** Pages of the route table cannot be deleted. */
  mayBeDeleted: boolean
}

/** Loads all that `listPages` lists. */
export async function loadListed(store: EditorStore): Promise<void> {
  await Promise.all([
    store.documents.pages.reload(),
    ...detailPages.map(async (detail) => {
      const block = await loadCollection(store, detail)
      if (block) await store.documents.loadItems(block.key)
    }),
  ])
}

/** Returns all pages, then all known items by kind: those with a day newest first. */
export function listPages(
  { pages, documents, overlays }: Pick<EditorState, 'pages' | 'documents' | 'overlays'>,
  t: TFunction,
  locale: Locale,
): ListedPage[] {
  const isHidden = (key: string) => overlays.some((overlay) => 'hide' in overlay && overlay.hide === key)
  function linkTo(page: string, item?: string) {
    const link = pageLink(t, locale, page, item)
    return { ...link, isShown: new URL(link.href, location.origin).pathname === location.pathname }
  }
  const items = [...documents.values()].filter(({ key, item, isDeleted }) => item && !isDeleted && !isHidden(key))
  const dayOf = ({ edited }: EditorDocument) => String(edited.day ?? '')
  return [
    ...pages.map(({ slug, state, shows_at }) => ({
      ...{ id: slug, kind: 'page' as const, page: slug, item: undefined },
      ...{ isDraft: state === 'hidden', showsAt: shows_at },
      ...linkTo(slug),
      mayBeDeleted: !routeTable.some(({ key }) => key === slug),
    })),
    ...items
      .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))
      .flatMap((item) => {
        const kind = kindOf(item)
        const name = itemTitle(schemaOf(item), { title: item.edited.title }, locale) || `${item.item}`
        const { href, isShown } = linkTo(item.page, item.item)
        const showsAt = item.edited.shows_at as string | undefined
        const listed = { id: item.key, name, href, isShown, showsAt, page: item.page, item, mayBeDeleted: true }
        return kind ? [{ ...listed, kind, isDraft: item.edited.draft === true }] : []
      }),
  ]
}

function kindOf({ page, type, edited }: EditorDocument): NewKind | undefined {
  const kind = detailPagesOf(page, type)?.kind
  return kind === 'resource' ? (edited.type === 'event' ? 'event' : 'post') : kind
}
