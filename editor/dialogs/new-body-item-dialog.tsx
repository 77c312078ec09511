import { Heading, Image, Pilcrow } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { blankBodyItem } from '#content/article.ts'
import type { Edit } from '../store/content-path.ts'
import { newId } from '../store/new-id.ts'
import { DialogFrame } from './frame.tsx'

type NewBodyItemProps = {
  steps: string[]
  before: string | undefined
  backTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  onClose: () => void
}

const kinds = [
  ['heading', Heading],
  ['image', Image],
  ['paragraph', Pilcrow],
] as const

/** What comes next in an article: a heading, an image or a paragraph, with words to begin with (specification §9). */
export function NewBodyItemDialog({ steps, before, backTo, onSave, onClose }: NewBodyItemProps) {
  const { t } = useTranslation()
  const add = (kind: (typeof kinds)[number][0]) =>
    onSave([{ steps, list: { add: blankBodyItem(kind, newId()), before } }])
  return (
    <DialogFrame title={t('editor.addBlock')} onClose={onClose} backTo={backTo} className="is-small">
      <div className="ed-kinds">
        {kinds.map(([kind, Icon]) => (
          <button key={kind} type="button" onClick={() => add(kind)}>
            <Icon className="ed-i" aria-hidden="true" />
            {t(`editor.${kind}`)}
          </button>
        ))}
      </div>
    </DialogFrame>
  )
}
