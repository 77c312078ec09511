import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../components/use-pages.ts'
import { newId } from '../../model/documents/documents.ts'
import { isValidLink } from '../links/is-valid-link.ts'
import { PathBox } from '../links/link-target-box.tsx'
import { LocalizedPromptField } from '../localized-prompt-field.tsx'
import { Prompt } from '../prompt.tsx'
import { useDraftAutosave } from '../use-draft-autosave.ts'
import type { NewListItemProps } from './choose-list-item-dialog.ts'

/** Adds a link to a menu or the footer. An empty Arabic label becomes a copy of the English one (specification §5). */
export function NewLinkDialog({ path, before, returnFocusTo, onSave, onDraft, onClose }: NewListItemProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState({ en: '', ar: '' })
  const [href, setHref] = useState('')
  const [refusal, setRefusal] = useState<object>()
  const pages = usePages()
  const [id] = useState(newId)
  const label = typed.en.trim()
  const arabic = typed.ar.trim()
  const listItem = { id, label: { en: label, ar: arabic || label }, path: href || '#' }
  const isTouched = label !== '' || arabic !== '' || href.trim() !== ''
  const edits = [{ path, list: { add: listItem, before } }]
  useDraftAutosave(isTouched ? edits : [], onDraft)

  function add() {
    if (label === '') return onClose()
    if (!isValidLink(href, pages)) return setRefusal({})
    onSave(edits)
  }
  return (
    <Prompt
      title={t('editor.newItemTitle')}
      action={t('editor.addItem')}
      isTouched={isTouched}
      onSubmit={add}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <LocalizedPromptField
        labels={{ en: t('editor.englishLabel'), ar: t('editor.arabicLabel') }}
        value={typed}
        note={{ ar: t('editor.newItemCopy') }}
        onChange={setTyped}
      />
      <PathBox
        value={href}
        refusal={refusal}
        onChange={(value) => {
          setHref(value)
          setRefusal(undefined)
        }}
      />
    </Prompt>
  )
}
