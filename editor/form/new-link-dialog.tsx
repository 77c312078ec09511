import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { link } from '#content/schema/fields.ts'
import { PathBox } from '../dialogs/path-box.tsx'
import { Prompt, PromptField } from '../dialogs/prompt.tsx'
import type { Entry } from '../store/content-path.ts'
import { newId } from '../store/new-id.ts'

type NewLinkDialogProps = { onAdd: (entry: Entry) => void; onClose: () => void; backTo: HTMLElement | null }

/** A new item of a menu or of the footer: its English label, copied to Arabic, and its path (specification §5). */
export function NewLinkDialog({ onAdd, onClose, backTo }: NewLinkDialogProps) {
  const { t } = useTranslation()
  const [english, setEnglish] = useState('')
  const [path, setPath] = useState('')
  const [isRefused, setRefused] = useState(false)

  function add() {
    const label = english.trim()
    if (label === '') return onClose()
    if (!link.safeParse(path).success) return setRefused(true)
    onAdd({ id: newId(), label: { en: label, ar: label }, path: path || '#' })
    onClose()
  }
  return (
    <Prompt
      title={t('editor.newItemTitle')}
      action={t('editor.addItem')}
      onSubmit={add}
      onClose={onClose}
      backTo={backTo}
    >
      <PromptField
        label={t('editor.englishLabel')}
        value={english}
        lang="en"
        dir="ltr"
        note={t('editor.newItemCopy')}
        onChange={setEnglish}
      />
      <PathBox
        value={path}
        isRefused={isRefused}
        onChange={(value) => {
          setPath(value)
          setRefused(false)
        }}
        follow={null}
      />
    </Prompt>
  )
}
