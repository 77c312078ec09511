import { ArrowDown, ArrowUp, Plus, Settings2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import { definitionOf } from '../field-kind.ts'
import { blockName, fieldName, itemName } from '../field-name.ts'
import { blockElement, keepInSight } from '../pointing/boxes.ts'
import { firstField, focusBeside } from '../pointing/look-at.ts'
import { canStandAlone, deleteOpenedTool, formOf, layoutTool } from './block-abilities.ts'
import { DragHandle } from './drag-handle.ts'
import { type Tool, Toolbar } from './toolbar.tsx'

/** What can be done with the block that is pointed at: all that it holds, its place on the page, and its end. */
export function BlockTools({ desk, block: element }: { desk: Desk; block: HTMLElement }) {
  const { t } = useTranslation()
  const id = element.dataset.blockId ?? ''
  const shown = desk.places.block(id)
  const unit = desk.units.get(id)
  if (!shown || !unit) return null
  const name = (shown.opened && itemName(t, shown.type)) || blockName(t, shown.type)
  const page = desk.pageBlocks.read()
  const at = page.ids.indexOf(id)
  const isMovable = at >= 0 && canStandAlone(unit.type)
  /** The page as it stands when a tool is used, which may be before the tools are drawn anew. */
  const now = () => {
    const { key, ids, all } = desk.pageBlocks.read()
    return { key, ids, all, at: ids.indexOf(id), others: ids.filter((each) => each !== id) }
  }
  const moveTo = (to: number) => {
    const { key, ids, all, at, others } = now()
    if (to === at || !(to in ids)) return
    void desk.structure.orderBlocks(key, others.toSpliced(to, 0, id), all)
    keepInSight(() => blockElement(id))
  }
  const empty = desk.lists.emptyOf(id).filter(({ path }) => !path.includes('.'))
  const tools: Tool[] = [
    {
      name: t('editor.editBlock'),
      Icon: Settings2,
      run: () => void desk.open(formOf(shown), element.querySelector<HTMLElement>('[data-edit-path]')),
    },
    ...layoutTool(desk, shown, t),
    ...empty.map(({ path }) => ({
      name: `${t('editor.addItem')}: ${fieldName(t, [path])}`,
      Icon: Plus,
      run: () => {
        const list = desk.places.findList(id, path)
        if (list) void desk.addTo(list, { backTo: null })
      },
    })),
    ...(isMovable
      ? [
          { name: t('editor.moveUp'), Icon: ArrowUp, isDisabled: at === 0, run: () => moveTo(now().at - 1) },
          {
            name: t('editor.moveDown'),
            Icon: ArrowDown,
            isDisabled: at === page.ids.length - 1,
            run: () => moveTo(now().at + 1),
          },
          {
            name: t('editor.addBlock'),
            Icon: Plus,
            run: (button: HTMLElement) => desk.chooseBlock({ before: now().ids[now().at + 1], backTo: button }),
          },
          {
            name: t('common.delete'),
            Icon: Trash2,
            isDangerous: true,
            run: () => void deleteBlock(),
          },
        ]
      : deleteOpenedTool(desk, shown, t)),
  ]
  async function deleteBlock() {
    const type = shown?.type ?? 'HERO'
    const more = definitionOf(type).collection ? ` ${t('confirm.deleteCollection')}` : ''
    const question = { title: blockName(t, type), text: t('confirm.deleteBlock') + more }
    if (!(await desk.asking.ask({ ...question, action: t('common.delete'), isDangerous: true }))) return
    const { ids, at } = now()
    const next = ids[at + 1] ?? ids[at - 1] ?? ''
    focusBeside(
      () => firstField(blockElement(next)) ?? document.querySelector<HTMLElement>('.ed-add-block button') ?? undefined,
    )
    await desk.structure.deleteBlock(id)
  }
  return (
    <Toolbar name={name} tools={tools} className="is-block">
      {isMovable && page.ids.length > 1 && (
        <DragHandle
          id={id}
          lists={[page.ids]}
          nameOf={(each) => blockName(t, desk.units.get(each)?.type ?? unit.type)}
          elementOf={blockElement}
          onDrop={(_, before) => moveTo(before === undefined ? now().others.length : now().others.indexOf(before))}
          name={t('editor.drag')}
        />
      )}
    </Toolbar>
  )
}
