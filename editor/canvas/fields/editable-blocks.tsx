import { Fragment, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedBlock } from '#blocks/block.ts'
import { composePage } from '#content/page-composition.ts'
import type { BlocksProps } from '#fields/blocks.tsx'
import { useEditor, useEditorState } from '../../components/editor-context.ts'
import { Plus } from '../../components/icons.tsx'
import { repeatedPlaceName } from '../../model/documents/pages.ts'

export function EditableBlocks({
  page,
  sharedBlocks,
  blocks,
  empty,
  isIncomplete,
  children,
}: BlocksProps<LocalizedBlock>) {
  const { t } = useTranslation()
  const { documents, open, may } = useEditor()
  const repeated = repeatedPlaceName(t, page)
  const { own, shown } = useShownBlocks({ page, sharedBlocks, blocks })
  useLayoutEffect(() => {
    const ofPage = own.filter((block) => block.page === page)
    const ids = (blocks: LocalizedBlock[]) => blocks.map(({ id }) => id)
    documents.places.notePage({
      key: page,
      ids: ids(ofPage.filter(({ leftOut }) => leftOut === undefined)),
      all: ids(ofPage),
    })
  })
  // The id is the key, so that React does not mount a moved block again.
  const drawn = (block: LocalizedBlock, index: number) => <Fragment key={block.id}>{children(block, index)}</Fragment>
  return (
    <>
      {shown.map(drawn)}
      {(shown.length === 0 || isIncomplete) && empty}
      {may('content.write') && (
        <div className="ed ed-add-block">
          <button
            type="button"
            className="ed-line"
            aria-label={t('editor.addBlock')}
            aria-description={repeated}
            onClick={(event) => open.chooser({ returnFocusTo: event.currentTarget })}
          >
            <Plus className="ed-i" />
            <span>{t('editor.addBlock')}</span>
            {repeated && <small className="ed-muted">{repeated}</small>}
          </button>
        </div>
      )}
    </>
  )
}

type Source = Pick<BlocksProps<LocalizedBlock>, 'page' | 'sharedBlocks' | 'blocks'>

export function useShownBlocks({ page, sharedBlocks, blocks }: Source) {
  const { documents } = useEditor()
  useEditorState(({ overlays }) => overlays)
  const { own: stored = [], shared = [] } = Object.groupBy(blocks, ({ isShared }) => (isShared ? 'shared' : 'own'))
  const own = documents.structure.arranged(page, stored).filter(({ id }) => !documents.structure.isHidden(id))
  return { own, shown: composePage(sharedBlocks, own, shared) }
}
