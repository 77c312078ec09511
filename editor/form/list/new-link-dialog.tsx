import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { Edit } from '#content/edits.ts'
import { link } from '#content/schema/fields.ts'
import { usePages } from '../../components/use-pages.ts'
import { newId } from '../../model/documents/documents.ts'
import { field } from '../../model/documents/form-field-kinds.ts'
import { useDraftAutosave } from '../autosave-and-preview.ts'
import { DialogForm } from '../dialog-form.tsx'
import { isValidLink } from '../links/link-target.tsx'
import { useFormState, withFields } from '../use-form-state.ts'
import type { NewListItemProps } from './choose-list-item-dialog.ts'

const fields = z.object({
  label: field(z.object({ en: z.string(), ar: z.string() }), {
    line: 'texts',
    labels: 'editor.labelIn',
    notes: { ar: 'editor.newItemCopy' },
  }),
  path: field(link, { label: 'editor.path' }),
})

/** Adds a link to a menu or the footer. An empty Arabic label becomes a copy of the English one (specification §5). */
export function NewLinkDialog({ path, before, returnFocusTo, onSave, onDraft, onClose }: NewListItemProps) {
  const { t } = useTranslation()
  const pages = usePages()
  const [id] = useState(newId)
  const state = useFormState({
    ...withFields(fields, { label: { en: '', ar: '' }, path: '' }),
    check(draft) {
      const { path } = draft as Draft
      return isValidLink(path, pages) ? [] : [{ path: ['path'], text: t('editor.pathUnknown') }]
    },
    onSubmit: (draft) => ((draft as Draft).label.en.trim() === '' ? onClose() : onSave(editsOf(draft as Draft))),
  })
  function editsOf({ label, path: href }: Draft): Edit[] {
    const [en, ar] = [label.en.trim(), label.ar.trim()]
    return [{ path, list: { add: { id, label: { en, ar: ar || en }, path: href || '#' }, before } }]
  }
  useDraftAutosave(state.isTouched ? editsOf(state.draft as Draft) : [], onDraft)
  return (
    <DialogForm {...{ state, onClose, returnFocusTo }} title={t('editor.newItemTitle')} action={t('editor.addItem')} />
  )
}

type Draft = z.input<typeof fields>
