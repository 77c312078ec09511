import type { ImportResult } from '#api/translations.ts'
import { apply } from '#content/edits.ts'
import { readAt } from '#content/path.ts'
import type { FoundText } from '#content/translation.ts'
import { conflict } from '#server/errors.ts'
import { changeDocuments } from '#server/pages/change-documents.ts'
import type { Author } from '#server/pages/change-pages.ts'
import type { Services } from '#server/services.ts'
import type { PlannedText } from './plan-import.ts'
import { planInWorker } from './plan-in-worker.ts'
import { hashOf, translationRecords } from './records.ts'
import { type SiteText, textName, textsOfProblem } from './site-texts.ts'

type Import = {
  xliff: string
  isDryRun: boolean
  author: Author
  texts: SiteText[]
  /** The hashes of Arabic texts that a dry run returned, by `textName`. */
  seen?: Record<string, string> | undefined
}

/**
 * Makes ordinary changes in one transaction; with `isDryRun` only reports them. Texts that the site lacks, and those
 * whose English has changed, are reported. Throws 409 with texts whose Arabic is not what was `seen`.
 */
export async function importXliff(
  services: Pick<Services, 'db' | 'onChange'>,
  { xliff, isDryRun, author, texts, seen }: Import,
): Promise<ImportResult> {
  const { changes, ...report } = await planInWorker(xliff, texts)
  const hashes = new Map(changes.map(({ text }) => [textName(text), hashOf(text.target)]))
  const unseen = changes.filter(({ text }) => seen && seen[textName(text)] !== hashes.get(textName(text)))
  if (unseen.length > 0) throw changedMeanwhile(unseen)
  const saved = isDryRun ? [] : await storeChanges(services, author, changes)
  const described = changes.map(({ text, target }) => ({ ...text, target, before: text.target }))
  return { changes: described, seen: Object.fromEntries(hashes), ...report, saved }
}

const changedMeanwhile = (changes: PlannedText[]) =>
  conflict('CHANGED_MEANWHILE', textsOfProblem(changes.map(({ text }) => text)))

async function storeChanges(services: Pick<Services, 'db' | 'onChange'>, author: Author, changes: PlannedText[]) {
  const byHolder = Map.groupBy(changes, ({ text: { block, item } }) => `${block} ${item ?? ''}`)
  const holders = changes.map(({ text: { holder } }) => ({ ...holder, page: holder.page_slug }))
  return changeDocuments(services, author, holders, async (content, { block_id, item_id }, db) => {
    const planned = byHolder.get(`${block_id} ${item_id ?? ''}`) ?? []
    const changed = planned.filter((each) => !isAsRead(content, each))
    if (changed.length > 0) throw changedMeanwhile(changed)
    const records = planned.map(({ text: { path, source }, target: arabic }) => {
      return { path, source, arabic, origin: 'imported' } as const
    })
    await translationRecords(db).put({ block_id, item_id }, records, true)
    return apply(
      content,
      planned.map(({ text: { path }, target }) => ({ path: path.split('.'), value: { ar: target } })),
    )
  })
}

function isAsRead(content: unknown, { text: { path, source, target } }: PlannedText): boolean {
  const { en = '', ar = '' } = (readAt(content, path.split('.')) ?? {}) as FoundText['text']
  return en === source && ar === target
}
