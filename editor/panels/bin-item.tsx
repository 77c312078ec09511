import { FileText, ListX, type LucideIcon, SquareDashed } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BinEntry } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { formatDateTime } from '../components/format-date.ts'
import { itemName } from '../model/documents/field-name.ts'
import { findBlockType } from '../model/documents/field-schema.ts'
import { binName, placeName, typeName } from '../model/history/change-names.ts'
import { pageLink } from '../model/history/page-link.ts'

const icons: Record<BinEntry['kind'], LucideIcon> = { block: SquareDashed, item: FileText, entry: ListX }

/** A deleted block or item: what it was, on which page, and when and by whom it was deleted. */
export function BinItem({ entry, locale, onRecover }: { entry: BinEntry; locale: Locale; onRecover: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { author, at, page, kind, block_type, path } = entry
  const Icon = icons[kind]
  const name = binName(t, locale, entry)
  const where = pageLink(t, locale, page)
  const who = author?.name || author?.email || t('history.nobody')

  /** Its kind: 'Block', 'Post', 'Tabs'. */
  function whatItWas(): string {
    if (kind === 'block') return t('bin.block', { type: typeName(t, block_type) })
    if (kind === 'entry') return t('bin.entry', { list: placeName(t, path.split('.')) })
    return itemName(t, findBlockType(block_type)) ?? typeName(t, block_type)
  }
  return (
    <li>
      <span className="ed-kind">
        <Icon className="ed-i" aria-hidden="true" />
      </span>
      <div>
        <b id={id}>{name}</b>
        <p className="ed-note">
          {whatItWas()} · <a href={where.href}>{where.name}</a>
        </p>
        <p className="ed-note">
          <bdi>{who}</bdi> <time dateTime={at}>{formatDateTime(locale, at)}</time>
        </p>
        <p className="ed-ways">
          <button type="button" className="ed-btn is-outline" aria-describedby={id} onClick={onRecover}>
            {t('bin.bringBack')}
          </button>
        </p>
      </div>
    </li>
  )
}
