import type { TFunction } from 'i18next'
import { FileText, Newspaper, Trash2 } from 'lucide-react'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { localizeHref, splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { documentKey } from '../../model/documents/documents.ts'
import { schemaOf } from '../../model/documents/field-schema.ts'
import { itemTitle } from '../../model/documents/item-title.ts'
import { itemsShown, type Place } from '../../model/documents/places.ts'
import type { EditorStore } from '../../model/store.ts'
import { navigateWithToast, reloadWithToast } from '../../model/toast-after-reload.ts'
import { titleOf } from './list-item-actions.ts'
import type { Tool } from './toolbar.tsx'

/** Header and footer belong to every page: they are neither moved nor deleted. */
export const canMoveOrDelete = (type: BlockType) => type !== 'HEADER' && type !== 'FOOTER'

/** The form of a whole block; on an item's own page that of the item. */
export function blockFormPlace(block: LocalizedBlock): Place {
  const [item] = block.opened ? (itemsShown(block) ?? []) : []
  return { unit: documentKey(block.id, item?.id), steps: [], kind: 'form' }
}

/** On an item's own page: deletes it and opens the list that it was in. */
export function deleteItemTool(store: EditorStore, block: LocalizedBlock, t: TFunction): Tool[] {
  const unit = block.opened && store.documents.get(blockFormPlace(block).unit)
  if (!unit) return []
  const text = t(block.type === 'RESOURCES' ? 'confirm.deletePost' : 'confirm.deleteItem')
  return [
    {
      name: t('common.delete'),
      Icon: Trash2,
      isDangerous: true,
      run: async () => {
        const name = itemTitle(schemaOf(unit), unit.edited, store.locale())
        const question = {
          title: titleOf(t, name, t('common.delete')),
          text,
          action: t('common.delete'),
          isDangerous: true,
        }
        const isGone = (await store.confirm.ask(question)) && (await store.structure.deleteItem(unit))
        const { path } = splitLocale(location.pathname)
        const list = localizeHref(findDetailPage(path)?.detail.list ?? '/', store.locale())
        if (isGone) navigateWithToast(`${list}?edit=true`, t('notices.changesSaved'))
      },
    },
  ]
}

/** On a post's own page: changes to the other layout (specification §4) and reloads the page. */
export function layoutTool(store: EditorStore, block: LocalizedBlock, t: TFunction): Tool[] {
  const [item] = block.opened && block.type === 'RESOURCES' ? block.content.posts.items : []
  const unit = item && store.documents.get(documentKey(block.id, item.id))
  if (!unit) return []
  const isSimple = unit.edited.layoutType === 'simple'
  return [
    {
      name: t(isSimple ? 'editor.toArticleLayout' : 'editor.toSimpleLayout'),
      Icon: isSimple ? Newspaper : FileText,
      run: async () => {
        const steps = ['layoutType']
        const value = isSimple ? 'article' : 'simple'
        store.change({ unit: unit.key, steps, kind: 'form' }, [{ steps, value, was: unit.edited.layoutType as string }])
        await store.settled()
        // There may be other failed changes: they are offered again after the reload.
        if (store.documents.get(unit.key)?.content.layoutType === value) reloadWithToast(t('notices.changesSaved'))
      },
    },
  ]
}
