import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryChange, HistoryEntry } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { fieldIn, sequenceName, subjectName, wholeName } from '../model/history/change-names.ts'
import { type FieldChange, fieldChanges } from '../model/history/field-changes.ts'
import { ValueDiff } from './value-diff.tsx'

/** The maximum number of lines before a 'show all' button. */
const shownAtOnce = 4

/** Describes what a change did, with each value before and after. */
export function HistoryEntries({
  change: { page, entries, files },
  locale,
}: {
  change: HistoryChange
  locale: Locale
}) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const lines = entries.flatMap((entry, index) => linesOf(entry, index))
  const shown = isWhole ? lines : lines.slice(0, shownAtOnce)

  function linesOf(entry: HistoryEntry, index: number): ReactNode[] {
    if (entry.action === 'update') {
      const where = subjectName(t, locale, entry)
      return fieldChanges(entry).map((change) => (
        <Field key={[index, change.action, ...change.path].join('/')} {...{ change, where, locale, files }} />
      ))
    }
    // A reorder has an entry for every block or item of the sequence; one line describes them all.
    if (entry.action === 'reorder' && index > 0) return []
    const name = entry.action === 'reorder' ? sequenceName(t, locale, page, entry) : wholeName(t, locale, entry)
    return [<p key={index}>{t(sentences[entry.action], { name })}</p>]
  }
  return (
    <>
      {shown}
      {lines.length > shownAtOnce && (
        <button type="button" className="ed-all" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('history.showLess') : t('history.showAll')}
        </button>
      )}
    </>
  )
}

const sentences = { create: 'history.added', delete: 'history.deleted', reorder: 'history.rearranged' } as const

const acts = { added: 'history.added', deleted: 'history.deleted', moved: 'history.rearranged' } as const

type FieldProps = { change: FieldChange; where: string; locale: Locale; files: HistoryChange['files'] }

function Field({ change, where, locale, files }: FieldProps) {
  const { t } = useTranslation()
  const { action, kind, values } = change
  const name = fieldIn(t, locale, change, where)
  return (
    <>
      <p>{action === 'changed' ? name : t(acts[action], { name })}</p>
      {values.map((value) => (
        <ValueDiff key={value.locale ?? ''} {...{ value, kind, files }} />
      ))}
    </>
  )
}
