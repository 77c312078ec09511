import { Plus } from 'lucide-react'
import { Fragment, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { LocalizedBlock } from '#blocks/block.ts'
import { pages, type SharedBlock } from '#content/pages.ts'
import { withSharedBlocks } from '#content/shared-blocks.ts'
import type { BlocksProps } from '#fields/blocks.tsx'
import { useEditor } from '../../components/editor-context.ts'
import { repeatedPlaceName } from '../../model/history/page-link.ts'

/** The page's blocks with the moves and deletions that are pending, and a button that adds one at the end. */
export function EditableBlocks({ page, blocks, empty, isIncomplete, children }: BlocksProps<LocalizedBlock>) {
  const { t } = useTranslation()
  const { store, structure } = useEditor()
  const repeated = repeatedPlaceName(t, page)
  useStore(store, ({ overlays }) => overlays)
  const arranged = structure.arranged(
    page,
    blocks.filter(({ isShared }) => !isShared),
  )
  const own = arranged.filter(({ id }) => !structure.isHidden(id))
  useLayoutEffect(() => {
    const ofPage = own.filter((block) => block.page === page)
    const ids = (blocks: LocalizedBlock[]) => blocks.map(({ id }) => id)
    store.places.notePage({
      key: page,
      ids: ids(ofPage.filter(({ leftOut }) => leftOut === undefined)),
      all: ids(ofPage),
    })
  })
  const shown = own.length > 0 ? withAllSharedBlocks(page, own, blocks) : []
  // By its id, so that a block that moves is not mounted again.
  const drawn = (block: LocalizedBlock, index: number) => <Fragment key={block.id}>{children(block, index)}</Fragment>
  return (
    <>
      {shown.map(drawn)}
      {(shown.length === 0 || isIncomplete) && empty}
      <div className="ed ed-add-block">
        <button
          type="button"
          aria-label={t('editor.addBlock')}
          aria-description={repeated}
          onClick={(event) => store.chooseBlock({ returnFocusTo: event.currentTarget })}
        >
          <Plus className="ed-i" aria-hidden="true" />
          <span>{t('editor.addBlock')}</span>
          {repeated && <small>{repeated}</small>}
        </button>
      </div>
    </>
  )
}

/** Puts the shared blocks where visitors see them, whatever was moved. */
function withAllSharedBlocks(key: string, own: LocalizedBlock[], blocks: LocalizedBlock[]): LocalizedBlock[] {
  const { sharedBlocks = [] } = pages.find((page) => page.key === key) ?? {}
  return sharedBlocks.reduce((all, each) => {
    const isShared = blocks.filter((block) => block.isShared && isFrom(block, each))
    return withSharedBlocks(all, isShared, each)
  }, own)
}

const isFrom = ({ page, type }: LocalizedBlock, isShared: SharedBlock) =>
  page === isShared.page && type === isShared.block_type
