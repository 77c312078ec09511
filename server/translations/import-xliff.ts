import type { ImportResult } from '#api/translations.ts'
import { apply } from '#content/edits.ts'
import { readAt } from '#content/path.ts'
import { text as plain, richText } from '#content/schema/fields.ts'
import type { FoundText } from '#content/translation.ts'
import type { Author } from '#server/pages/change-pages.ts'
import { changePlaces } from '#server/pages/change-places.ts'
import { plainText, sanitizeRichText, stripUnstorable } from '#server/pages/sanitize-text.ts'
import type { Services } from '#server/services.ts'
import { readXliff } from './read-xliff.ts'
import { translationRecords } from './records.ts'
import { type SiteText, siteTexts, textName } from './site-texts.ts'

type Change = { text: SiteText; target: string }

/**
 * Stores the Arabic of an XLIFF file as ordinary changes, all of them in one transaction; with `isDryRun` only says what
 * that would change. Texts that the site does not have, or whose English has changed since the export, are left alone.
 */
export async function importXliff(
  services: Pick<Services, 'db' | 'onChange'>,
  { xliff, isDryRun, author }: { xliff: string; isDryRun: boolean; author: Author },
): Promise<ImportResult> {
  const { changes, ...report } = planImport(readXliff(xliff), await siteTexts(services.db))
  const { saved, late } = isDryRun ? { saved: [], late: [] } : await storeChanges(services, author, changes)
  for (const { text, target } of late) {
    report.changed.push({ name: textName(text), source: text.source, target, now: text.source })
  }
  const described = changes
    .filter((change) => !late.includes(change))
    .map(({ text, target }) => ({ ...text, target, before: text.target }))
  return { changes: described, ...report, saved }
}

function planImport(units: ReturnType<typeof readXliff>, texts: SiteText[]) {
  const byName = new Map(texts.map((text) => [textName(text), text]))
  const changes: Change[] = []
  const report: Omit<ImportResult, 'changes' | 'saved'> = { unchanged: 0, unknown: [], changed: [], refused: [] }
  for (const { name, isDone, read } of units) {
    const text = byName.get(name)
    try {
      const { source, target = '' } = read(text?.kind ?? 'text')
      const unit = { name, source, target }
      const reduced = text?.kind === 'rich' ? sanitizeRichText(stored(target)) : plainText(stored(target))
      const isConfirmed = isDone && (text?.state === 'outdated' || text?.state === 'placeholder')
      if (!text) report.unknown.push(unit)
      else if (withoutSpaces(source) !== withoutSpaces(text.source)) report.changed.push({ ...unit, now: text.source })
      else if (!reduced.trim() || (reduced === text.target && !isConfirmed)) report.unchanged++
      else if (isTooLong(text, reduced)) report.refused.push({ ...unit, message: 'is too long' })
      else changes.push({ text, target: reduced })
    } catch (error) {
      report.refused.push({ name, source: text?.source ?? '', target: '', message: (error as Error).message })
    }
  }
  return { changes, ...report }
}

const stored = (text: string) => stripUnstorable(text) as string

/** Tools for translators may wrap lines. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

const isTooLong = ({ kind, source: en }: SiteText, ar: string) =>
  !(kind === 'rich' ? richText : plain).safeParse({ en, ar }).success

async function storeChanges(services: Pick<Services, 'db' | 'onChange'>, author: Author, changes: Change[]) {
  const byHolder = Map.groupBy(changes, ({ text: { block, item } }) => `${block} ${item ?? ''}`)
  const holders = changes.map(({ text: { holder } }) => ({ ...holder, page: holder.page_slug }))
  const late: Change[] = []
  const saved = await changePlaces(services, author, holders, async (content, { block_id, item_id }, db) => {
    const planned = byHolder.get(`${block_id} ${item_id ?? ''}`) ?? []
    // Nobody's text is overwritten that was changed since the texts were read.
    const [here = [], changed = []] = [true, false].map((is) =>
      planned.filter((each) => isAsRead(content, each) === is),
    )
    late.push(...changed)
    const records = here.map(({ text: { path, source }, target }) => {
      return { path, source, arabic: target, origin: 'imported' as const }
    })
    await translationRecords(db).put({ block_id, item_id }, records, true)
    return apply(
      content,
      here.map(({ text: { path }, target }) => ({ path: path.split('.'), value: { ar: target } })),
    )
  })
  return { saved, late }
}

function isAsRead(content: unknown, { text: { path, source, target } }: Change): boolean {
  const { en = '', ar = '' } = (readAt(content, path.split('.')) ?? {}) as FoundText['text']
  return en === source && ar === target
}
