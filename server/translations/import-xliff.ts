import type { ImportResult } from '#api/translations.ts'
import { apply } from '#content/edits.ts'
import { readAt } from '#content/path.ts'
import { text as plain, richText } from '#content/schema/fields.ts'
import type { FoundText } from '#content/translation.ts'
import { conflict, SiteError } from '#server/errors.ts'
import { changeDocuments } from '#server/pages/change-documents.ts'
import type { Author } from '#server/pages/change-pages.ts'
import { plainText, sanitizeRichText, stripUnstorable } from '#server/pages/sanitize-text.ts'
import type { Services } from '#server/services.ts'
import { readXliff } from './read-xliff.ts'
import { hashOf, translationRecords } from './records.ts'
import { withoutIndentation } from './reformatted-text.ts'
import { type SiteText, textName, textsOfProblem } from './site-texts.ts'

type Change = { text: SiteText; target: string }
type Import = {
  xliff: string
  isDryRun: boolean
  author: Author
  /** The texts of the live site, or of the release that the import changes. */
  texts: SiteText[]
  /** The hashes of Arabic texts that a dry run returned, by the names of the texts (`textName`). */
  seen?: Record<string, string> | undefined
}

/**
 * Stores the Arabic of an XLIFF file as ordinary changes, all of them in one transaction; with `isDryRun` only reports
 * what would change. Texts that the site does not have, and texts whose English has changed since the export, are only
 * reported. Throws 409 with the texts whose Arabic is not what was `seen` in the dry run, or that change at the same
 * time.
 */
export async function importXliff(
  services: Pick<Services, 'db' | 'onChange'>,
  { xliff, isDryRun, author, texts, seen }: Import,
): Promise<ImportResult> {
  const { changes, ...report } = planImport(readXliff(xliff), texts)
  const hashes = new Map(changes.map(({ text }) => [textName(text), hashOf(text.target)]))
  const unseen = changes.filter(({ text }) => seen && seen[textName(text)] !== hashes.get(textName(text)))
  if (unseen.length > 0) throw changedMeanwhile(unseen)
  const saved = isDryRun ? [] : await storeChanges(services, author, changes)
  const described = changes.map(({ text, target }) => ({ ...text, target, before: text.target }))
  return { changes: described, seen: Object.fromEntries(hashes), ...report, saved }
}

const changedMeanwhile = (changes: Change[]) =>
  conflict('CHANGED_MEANWHILE', textsOfProblem(changes.map(({ text }) => text)))

function planImport(units: ReturnType<typeof readXliff>, texts: SiteText[]) {
  const byName = new Map(texts.map((text) => [textName(text), text]))
  const changes: Change[] = []
  const report: Omit<ImportResult, 'changes' | 'seen' | 'saved'> = {
    unchanged: 0,
    unknown: [],
    changed: [],
    refused: [],
  }
  for (const { name, isDone, read } of units) {
    const text = byName.get(name)
    try {
      const { source, target = '' } = read(text?.kind ?? 'text')
      const unit = { name, source, target }
      if (!text) report.unknown.push(unit)
      else if (withoutSpaces(source) !== withoutSpaces(text.source)) report.changed.push({ ...unit, now: text.source })
      else {
        const written = stored(withoutIndentation(unit, text))
        const reduced = text.kind === 'rich' ? sanitizeRichText(written) : plainText(written)
        const isConfirmed = isDone && (text.state === 'outdated' || text.state === 'placeholder')
        const fault = faultOf(text, written) ?? faultOf(text, reduced)
        if (!reduced.trim() || (reduced === text.target && !isConfirmed)) report.unchanged++
        else if (fault) report.refused.push({ ...unit, message: fault })
        else changes.push({ text, target: reduced })
      }
    } catch (error) {
      if (error instanceof SiteError) throw error
      report.refused.push({ name, source: text?.source ?? '', target: '', message: (error as Error).message })
    }
  }
  return { changes, ...report }
}

const stored = (text: string) => stripUnstorable(text) as string

/** Removes white space before texts are compared, because tools for translators may wrap lines. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

function faultOf({ kind, source: en }: SiteText, ar: string): string | undefined {
  const [issue] = (kind === 'rich' ? richText : plain).safeParse({ en, ar }).error?.issues ?? []
  return issue && (issue.code === 'too_big' ? 'is too long' : issue.message)
}

async function storeChanges(services: Pick<Services, 'db' | 'onChange'>, author: Author, changes: Change[]) {
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

function isAsRead(content: unknown, { text: { path, source, target } }: Change): boolean {
  const { en = '', ar = '' } = (readAt(content, path.split('.')) ?? {}) as FoundText['text']
  return en === source && ar === target
}
