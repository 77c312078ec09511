import type { TFunction } from 'i18next'
import { FileText, Newspaper, Trash2 } from 'lucide-react'
import type { ShownBlock } from '#blocks/block.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { localizeHref, splitLocale } from '#content/address.ts'
import { detailAt } from '#content/details.ts'
import type { Desk } from '../desk.ts'
import { entryName } from '../entry-name.ts'
import { schemaOf } from '../field-kind.ts'
import { leaveSaying, reloadSaying } from '../notices/after-reload.ts'
import { itemsShown, type Place } from '../places.ts'
import { unitKey } from '../store/units.ts'
import { titleOf } from './entry.ts'
import type { Tool } from './toolbar.tsx'

/** Header and footer belong to every page: they are neither moved nor deleted. */
export const canStandAlone = (type: BlockType) => type !== 'HEADER' && type !== 'FOOTER'

/** The form of everything that a block holds; on an item's own page that of the item. */
export function formOf(block: ShownBlock): Place {
  const [item] = block.opened ? (itemsShown(block) ?? []) : []
  return { unit: unitKey(block.id, item?.id), steps: [], kind: 'form' }
}

/** On an item's own page: the way to its end, and to the list that it stood in. */
export function deleteOpenedTool(desk: Desk, block: ShownBlock, t: TFunction): Tool[] {
  const unit = block.opened && desk.units.get(formOf(block).unit)
  if (!unit) return []
  const text = t(block.type === 'RESOURCES' ? 'confirm.deletePost' : 'confirm.deleteItem')
  return [
    {
      name: t('common.delete'),
      Icon: Trash2,
      isDangerous: true,
      run: async () => {
        const name = entryName(schemaOf(unit), unit.edited, desk.locale())
        const question = {
          title: titleOf(t, name, t('common.delete')),
          text,
          action: t('common.delete'),
          isDangerous: true,
        }
        const isGone = (await desk.asking.ask(question)) && (await desk.structure.deleteItem(unit))
        const { path } = splitLocale(location.pathname)
        const list = localizeHref(detailAt(path)?.detail.list ?? '/', desk.locale())
        if (isGone) leaveSaying(`${list}?edit=true`, t('notices.changesSaved'))
      },
    },
  ]
}

/** On a post's own page: the way to its other layout (specification §4). The page is loaded anew after it. */
export function layoutTool(desk: Desk, block: ShownBlock, t: TFunction): Tool[] {
  const [item] = block.opened && block.type === 'RESOURCES' ? block.content.posts.items : []
  const unit = item && desk.units.get(unitKey(block.id, item.id))
  if (!unit) return []
  const isSimple = unit.edited.layoutType === 'simple'
  return [
    {
      name: t(isSimple ? 'editor.toArticleLayout' : 'editor.toSimpleLayout'),
      Icon: isSimple ? Newspaper : FileText,
      run: async () => {
        const steps = ['layoutType']
        const value = isSimple ? 'article' : 'simple'
        desk.change({ unit: unit.key, steps, kind: 'form' }, [{ steps, value, was: unit.edited.layoutType as string }])
        await desk.settled()
        // Other changes may be kept: they are offered again on the page that is loaded anew.
        if (desk.units.get(unit.key)?.content.layoutType === value) reloadSaying(t('notices.changesSaved'))
      },
    },
  ]
}
