import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { usePages } from '../components/use-pages.ts'
import { DialogForm } from '../form/dialog-form.tsx'
import { useFormState, withFields } from '../form/use-form-state.ts'
import { field } from '../model/documents/form-field-kinds.ts'
import { pageActs } from '../model/documents/page-acts.ts'
import { pageName } from '../model/documents/pages.ts'

type CopyOrMoveBlockDialogProps = { block: string; returnFocusTo: HTMLElement | null; onClose: () => void }

const fields = z.object({
  action: field(z.enum(['copy', 'move']), { line: 'select', label: 'editor.copyOrMove' }),
  page: field(z.string(), { line: 'select', label: 'editor.toPage' }),
})

export function CopyOrMoveBlockDialog({ block, returnFocusTo, onClose }: CopyOrMoveBlockDialogProps) {
  const editor = useEditor()
  const locale = useLocale()
  const { t } = useTranslation()
  const { key } = editor.getState().pageBlocks
  const others = usePages().filter(({ slug }) => slug !== key)
  const state = useFormState({
    ...withFields(fields, { action: 'copy', page: others[0]?.slug ?? '' }),
    choices: {
      action: [
        ['copy', t('editor.copyBlock')],
        ['move', t('editor.moveBlock')],
      ],
      page: others.map(({ slug }) => [slug, pageName(t, locale, slug)]),
    },
    isTouched: () => false,
    onSubmit(draft) {
      const { page, action } = fields.parse(draft)
      onClose()
      void pageActs(editor).placeBlock(block, page, action)
    },
  })
  const { action } = state.draft as z.input<typeof fields>
  return (
    <DialogForm
      {...{ state, onClose, returnFocusTo }}
      title={t('editor.toOtherPage')}
      action={t(`editor.${action}Block`)}
    />
  )
}
