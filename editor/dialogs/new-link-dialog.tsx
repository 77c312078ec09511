import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGoodPath } from '../good-path.ts'
import { useKeptDraft } from '../kept-draft.ts'
import { newId } from '../store/new-id.ts'
import type { NewEntryProps } from './new-entry-dialog.ts'
import { PathBox } from './path-box.tsx'
import { Prompt } from './prompt.tsx'
import { PromptPair } from './prompt-pair.tsx'

/** A new item of a menu or of the footer: its path and its label, in English where there is no Arabic (specification §5). */
export function NewLinkDialog({ steps, before, backTo, onSave, onDraft, onClose, children }: NewEntryProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState({ en: '', ar: '' })
  const [path, setPath] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const [id] = useState(newId)
  const label = typed.en.trim()
  const arabic = typed.ar.trim()
  const entry = { id, label: { en: label, ar: arabic || label }, path: path || '#' }
  const isTouched = label !== '' || arabic !== '' || path.trim() !== ''
  const edits = [{ steps, list: { add: entry, before } }]
  useKeptDraft(isTouched ? edits : [], onDraft)

  function add() {
    if (label === '') return onClose()
    if (!isGoodPath(path)) {
      setRefused(true)
      return setRefusals(refusals + 1)
    }
    onSave(edits)
  }
  return (
    <Prompt
      title={t('editor.newItemTitle')}
      action={t('editor.addItem')}
      isTouched={isTouched}
      onSubmit={add}
      onClose={onClose}
      backTo={backTo}
      over={children}
    >
      <PromptPair
        labels={{ en: t('editor.englishLabel'), ar: t('editor.arabicLabel') }}
        value={typed}
        notes={{ ar: t('editor.newItemCopy') }}
        onChange={setTyped}
      />
      <PathBox
        value={path}
        isRefused={isRefused}
        refusals={refusals}
        onChange={(value) => {
          setPath(value)
          setRefused(false)
        }}
        follow={null}
      />
    </Prompt>
  )
}
