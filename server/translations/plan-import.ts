import type { ImportResult } from '#api/translations.ts'
import { text as plain, richText } from '#content/schema/fields.ts'
import { SiteError } from '#server/errors.ts'
import { plainText, sanitizeRichText, stripUnstorable } from '#server/pages/sanitize-text.ts'
import { readXliff } from './read-xliff.ts'
import { withoutIndentation } from './remove-indentation.ts'
import { type SiteText, textName } from './site-texts.ts'

export type PlannedText = { text: SiteText; target: string }
export type Plan = { changes: PlannedText[] } & Omit<ImportResult, 'changes' | 'seen' | 'saved'>

/** Throws 422 for a file that cannot be read. */
export function planImport(xliff: string, texts: SiteText[]): Plan {
  const byName = new Map(texts.map((text) => [textName(text), text]))
  const changes: PlannedText[] = []
  const report: Omit<ImportResult, 'changes' | 'seen' | 'saved'> = {
    unchanged: 0,
    unknown: [],
    changed: [],
    refused: [],
  }
  for (const { name, isDone, read } of readXliff(xliff)) {
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

/** Tools for translators may wrap lines. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

function faultOf({ kind, source: en }: SiteText, ar: string): string | undefined {
  const [issue] = (kind === 'rich' ? richText : plain).safeParse({ en, ar }).error?.issues ?? []
  return issue && (issue.code === 'too_big' ? 'is too long' : issue.message)
}
