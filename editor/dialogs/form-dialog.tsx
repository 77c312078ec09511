import { useTranslation } from 'react-i18next'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { FormFields } from '../form/form-fields.tsx'
import { useDocumentForm } from '../form/use-document-form.ts'
import { blockName, fieldName, itemTitle } from '../model/documents/names.ts'
import { EditDialogFrame, type OpenedDialog } from './edit-dialog-frame.tsx'

/** Edits a whole block, collection item or list item in a form that its schema defines. Saves it as one change. */
export function FormDialog(opened: OpenedDialog) {
  const { place, document, at } = opened
  const { open } = useEditor()
  const locale = useLocale()
  const { t } = useTranslation()
  const { state, start, edits, but } = useDocumentForm({ ...opened, onSave: open.save })
  const isBlock = place.path.length === 0 && !document.item
  const own = itemTitle(start.schema, state.draft, locale) || t('editor.newItemTitle')
  const title = isBlock ? blockName(t, document.type) : start.adding ? t('editor.newItemTitle') : own
  const holder = place.path.findLast((step) => t(`fields.${step}`, '') !== '')
  const names = [...new Set([...(holder ? [fieldName(t, [holder])] : []), blockName(t, document.type)])]
  return (
    <EditDialogFrame
      title={title}
      subtitle={isBlock ? undefined : names.join(t('editor.comma'))}
      className="is-form"
      initialFocus={() => state.firstInput(at)}
      {...{ opened, edits }}
      isTouched={state.isTouched}
      isBusy={state.isUploading}
      onSave={state.submit}
    >
      <FormFields {...{ state, title, but }} />
    </EditDialogFrame>
  )
}
