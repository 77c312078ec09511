import { useTranslation } from 'react-i18next'
import { blankBodyItem } from '#content/article-body.ts'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import { Heading, Image, Pilcrow, Quote } from '../../components/lazy-icons.tsx'
import { newId } from '../../model/documents/documents.ts'
import type { NewListItemProps } from './choose-list-item-dialog.ts'

const kinds = [
  ['heading', 'editor.heading', Heading],
  ['image', 'editor.image', Image],
  ['paragraph', 'editor.paragraph', Pilcrow],
  ['quote', 'editor.quote', Quote],
] as const

/** Asks for the kind of a new item of an article's body. The item has placeholder text at first (specification §9). */
export function NewBodyItemDialog({ path, before, returnFocusTo, onSave, onClose }: NewListItemProps) {
  const { t } = useTranslation()
  const add = (kind: (typeof kinds)[number][0]) =>
    onSave([{ path, list: { add: blankBodyItem(kind, newId()), before } }])
  return (
    <DialogFrame title={t('editor.addItem')} onClose={onClose} returnFocusTo={returnFocusTo} className="is-small">
      <div className="ed-stack ed-kinds">
        {kinds.map(([kind, word, Icon]) => (
          <button key={kind} type="button" className="ed-row" onClick={() => add(kind)}>
            <Icon className="ed-i" />
            {t(word)}
          </button>
        ))}
      </div>
    </DialogFrame>
  )
}
