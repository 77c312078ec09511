import { Plus } from 'lucide-react'
import { Fragment, useLayoutEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownBlock } from '#blocks/block.ts'
import { withBorrowed } from '#content/borrowing.ts'
import { type Borrowed, pages } from '#content/pages.ts'
import type { BlocksProps } from '#fields/blocks.tsx'
import { useEditor } from '../editor-context.ts'
import { whereRepeated } from '../panels/where.ts'

/** The page's blocks as they were moved and deleted just now, and the way to a new one behind them. */
export function BlocksSlot({ page, blocks, empty, isIncomplete, children }: BlocksProps<ShownBlock>) {
  const { t } = useTranslation()
  const { desk, structure } = useEditor()
  const repeated = whereRepeated(t, page)
  useSyncExternalStore(structure.subscribe, structure.revision)
  const arranged = structure.arranged(
    page,
    blocks.filter(({ borrowed }) => !borrowed),
  )
  const own = arranged.filter(({ id }) => !structure.isHidden(id))
  useLayoutEffect(() => {
    const ofPage = own.filter((block) => block.page === page)
    const ids = (blocks: ShownBlock[]) => blocks.map(({ id }) => id)
    desk.pageBlocks.note({
      key: page,
      ids: ids(ofPage.filter(({ leftOut }) => leftOut === undefined)),
      all: ids(ofPage),
    })
  })
  const shown = own.length > 0 ? withAllBorrowed(page, own, blocks) : []
  // By its id, so that what moves is not made anew.
  const drawn = (block: ShownBlock, index: number) => <Fragment key={block.id}>{children(block, index)}</Fragment>
  return (
    <>
      {shown.map(drawn)}
      {(shown.length === 0 || isIncomplete) && empty}
      <div className="ed ed-add-block">
        <button
          type="button"
          aria-label={t('editor.addBlock')}
          aria-description={repeated}
          onClick={(event) => desk.chooseBlock({ backTo: event.currentTarget })}
        >
          <Plus className="ed-i" aria-hidden="true" />
          <span>{t('editor.addBlock')}</span>
          {repeated && <small>{repeated}</small>}
        </button>
      </div>
    </>
  )
}

/** Where visitors see them, whatever was just moved. */
function withAllBorrowed(key: string, own: ShownBlock[], blocks: ShownBlock[]): ShownBlock[] {
  const { borrows = [] } = pages.find((page) => page.key === key) ?? {}
  return borrows.reduce((all, each) => {
    const borrowed = blocks.filter((block) => block.borrowed && isFrom(block, each))
    return withBorrowed(all, borrowed, each)
  }, own)
}

const isFrom = ({ page, type }: ShownBlock, borrowed: Borrowed) =>
  page === borrowed.page && type === borrowed.block_type
