import type { TFunction } from 'i18next'
import { FileText, Newspaper, Trash2 } from 'lucide-react'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { localizeHref, splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { documentKeyOf } from '../../model/documents/documents.ts'
import { definitionOf, itemMessages, schemaOf } from '../../model/documents/field-schema.ts'
import { itemTitle } from '../../model/documents/item-title.ts'
import { itemsShown, type Place } from '../../model/documents/places.ts'
import type { EditorStore } from '../../model/store.ts'
import { navigateWithToast, reloadWithToast } from '../../model/toast-after-reload.ts'
import { titleOf } from './list-item-actions.ts'
import type { Tool } from './toolbar.tsx'

/** Header and footer belong to every page: they are neither moved nor deleted. */
export const canMoveOrDelete = (type: BlockType) => !definitionOf(type).isFrame

/** The form of a whole block; on an item's own page that of the item. */
export function blockFormPlace(block: LocalizedBlock): Place {
  const [item] = block.opened ? (itemsShown(block) ?? []) : []
  return { documentKey: documentKeyOf(block.id, item?.id), path: [], kind: 'form' }
}

/** On an item's own page: deletes it and opens the list that it was in. */
export function deleteItemTool(store: EditorStore, block: LocalizedBlock, t: TFunction): Tool[] {
  const document = block.opened && store.documents.get(blockFormPlace(block).documentKey)
  if (!document) return []
  const text = t(itemMessages(block.type)?.confirmDelete ?? 'confirm.deleteItem')
  return [
    {
      name: t('common.delete'),
      Icon: Trash2,
      isDangerous: true,
      run: async () => {
        const name = itemTitle(schemaOf(document), document.edited, store.locale())
        const question = {
          title: titleOf(t, name, t('common.delete')),
          text,
          action: t('common.delete'),
          isDangerous: true,
        }
        const isGone = (await store.confirm.ask(question)) && (await store.structure.deleteItem(document))
        const { path: href } = splitLocale(location.pathname)
        const list = localizeHref(findDetailPage(href)?.detail.list ?? '/', store.locale())
        if (isGone) navigateWithToast(`${list}?edit=true`, t('notices.changesSaved'))
      },
    },
  ]
}

/** On a post's own page: changes to the other layout (specification §4) and reloads the page. */
export function layoutTool(store: EditorStore, block: LocalizedBlock, t: TFunction): Tool[] {
  const document = block.opened && store.documents.get(blockFormPlace(block).documentKey)
  if (!document || !('layoutType' in schemaOf(document).fields)) return []
  const isSimple = document.edited.layoutType === 'simple'
  return [
    {
      name: t(isSimple ? 'editor.toArticleLayout' : 'editor.toSimpleLayout'),
      Icon: isSimple ? Newspaper : FileText,
      run: async () => {
        const path = ['layoutType']
        const value = isSimple ? 'article' : 'simple'
        store.change({ documentKey: document.key, path, kind: 'form' }, [
          { path, value, was: document.edited.layoutType as string },
        ])
        await store.settled()
        // There may be other failed changes: they are offered again after the reload.
        if (store.documents.get(document.key)?.content.layoutType === value) reloadWithToast(t('notices.changesSaved'))
      },
    },
  ]
}
