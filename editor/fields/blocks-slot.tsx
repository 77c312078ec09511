import { Plus } from 'lucide-react'
import { Fragment, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownBlock } from '#blocks/block.ts'
import type { BlocksProps } from '#fields/blocks.tsx'
import { useEditor } from '../editor-context.ts'

/** The page's blocks as they were moved and deleted just now, and the way to a new one behind them. */
export function BlocksSlot({ page, blocks, empty, children }: BlocksProps<ShownBlock>) {
  const { t } = useTranslation()
  const { desk, structure } = useEditor()
  useSyncExternalStore(structure.subscribe, structure.revision)
  const shown = structure.arranged(page, blocks).filter(({ id }) => !structure.isHidden(id))
  const own = shown.filter((block) => block.page === page && !block.borrowed)
  desk.pageBlocks.note({ key: page, ids: own.map(({ id }) => id) })
  // By its id, so that what moves is not made anew.
  const drawn = (block: ShownBlock, index: number) => <Fragment key={block.id}>{children(block, index)}</Fragment>
  return (
    <>
      {shown.length > 0 ? shown.map(drawn) : empty}
      <div className="ed ed-add-block">
        <button type="button" onClick={(event) => desk.chooseBlock({ backTo: event.currentTarget })}>
          <Plus className="ed-i" aria-hidden="true" />
          <span>{t('editor.addBlock')}</span>
        </button>
      </div>
    </>
  )
}
