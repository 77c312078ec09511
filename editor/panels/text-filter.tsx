import { useTranslation } from 'react-i18next'
import { useLocale } from '../components/editor-context.ts'
import { X } from '../components/icons.tsx'
import type { EditorDocument } from '../model/documents/documents.ts'
import { schemaOf } from '../model/documents/field-schema.ts'
import { itemTitle } from '../model/documents/names.ts'
import type { Place } from '../model/documents/places.ts'
import { placeName, subjectName } from '../model/history/change-names.ts'
import './text-filter.css'

export type ListedText = { place: Place; document: EditorDocument }

type TextFilterProps = ListedText & { onRemove: () => void }

/** Names the text whose changes are listed. A click lists all changes again. */
export function TextFilter({ place, document, onRemove }: TextFilterProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { type, item = null, edited } = document
  const title = itemTitle(schemaOf(document), edited, locale)
  const where = subjectName(t, locale, { block_type: type, item_id: item, name: title })
  const name = t('history.textFilter', { what: placeName(t, place.path), where })
  const label = t('history.removeFilter', { name })
  return (
    <button type="button" className="ed-text-filter" aria-label={label} title={label} onClick={onRemove}>
      <span>{name}</span>
      <X className="ed-i" />
    </button>
  )
}
