import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../components/choice.tsx'
import { useEditor } from '../components/editor-context.ts'
import { usePages } from '../components/use-pages.ts'
import { Prompt } from '../form/prompt.tsx'
import { pageActs } from '../model/documents/page-acts.ts'
import { pageName } from '../model/documents/pages.ts'

type CopyOrMoveBlockDialogProps = { block: string; returnFocusTo: HTMLElement | null; onClose: () => void }

/** Copies or moves a block to the end of another page. */
export function CopyOrMoveBlockDialog({ block, returnFocusTo, onClose }: CopyOrMoveBlockDialogProps) {
  const { store, locale } = useEditor()
  const { t } = useTranslation()
  const { key } = store.getState().pageBlocks
  const others = usePages().filter(({ slug }) => slug !== key)
  const [page, setPage] = useState(others[0]?.slug ?? '')
  const [action, setAction] = useState<'copy' | 'move'>('copy')

  function place() {
    onClose()
    void pageActs(store).placeBlock(block, page, action)
  }
  return (
    <Prompt
      title={t('editor.toOtherPage')}
      action={t(`editor.${action}Block`)}
      isTouched={false}
      onSubmit={place}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <Choice
        label={t('editor.copyOrMove')}
        value={action}
        options={[
          ['copy', t('editor.copyBlock')],
          ['move', t('editor.moveBlock')],
        ]}
        onChange={setAction}
      />
      <Choice
        label={t('editor.toPage')}
        value={page}
        options={others.map(({ slug }) => [slug, pageName(t, locale, slug)])}
        onChange={setPage}
      />
    </Prompt>
  )
}
