import { apply, type Edit, type FieldPatch, isListEdit, isLocalized, type ValueEdit } from '#content/edits.ts'
import { type BilingualText, locales } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import type { EditorDocument } from './documents.ts'
import { isOptional } from './field-schema.ts'
import type { Place } from './places.ts'

export type Draft = { en: string; ar: string; href?: string }

/** `base` are the values over which the draft was typed; for a failed save they may be older than the `stored` ones. */
type Origin = { stored: Draft; base: Draft }

export function startDraft(
  document: EditorDocument,
  { path, linkPath }: Place,
  typed: Edit[] = [],
): Origin & { draft: Draft } {
  const text = readAt(document.edited, path) as BilingualText | undefined
  const href = linkPath && ((readAt(document.edited, linkPath) as string | undefined) ?? '')
  const stored = { en: text?.en ?? '', ar: text?.ar ?? '', ...(linkPath && { href }) }
  const typedAt = (at: string[] | undefined) =>
    typed.find((edit): edit is ValueEdit => !isListEdit(edit) && edit.path.join() === at?.join())
  const over = (key: 'value' | 'was') => {
    const typedText = typedAt(path)?.[key]
    const typedHref = typedAt(linkPath)?.[key]
    return {
      ...stored,
      ...(typeof typedText === 'object' && (typedText as Partial<Draft>)),
      ...(typeof typedHref === 'string' && { href: typedHref }),
    }
  }
  return { stored, base: over('was'), draft: over('value') }
}

export function editsOf({ stored, base }: Origin, draft: Draft, { path, linkPath }: Place): Edit[] {
  const changed = locales.filter((locale) => draft[locale] !== stored[locale])
  const textOf = (from: Draft) => Object.fromEntries(changed.map((locale) => [locale, from[locale]])) as FieldPatch
  return [
    ...(changed.length > 0 ? [{ path, value: textOf(draft), was: textOf(base) }] : []),
    ...(linkPath && draft.href !== stored.href
      ? [{ path: linkPath, value: draft.href ?? '', was: base.href ?? '' }]
      : []),
  ]
}

export const isDifferent = (before: Draft, now: Draft) =>
  before.href !== now.href || locales.some((locale) => before[locale] !== now[locale])

/**
 * The required texts from which the edits remove the English, or the Arabic if there is no English (which would be
 * shown instead). A text that was empty before may stay empty.
 */
export function emptiedIn(document: EditorDocument, edits: Edit[]): Path[] {
  const content = apply(document.edited, edits)
  return edits.flatMap((edit) => {
    if (isListEdit(edit) || !isLocalized(edit.value) || !isLocalized(edit.was)) return []
    const { path, was } = edit
    const now = readAt(content, path)
    if (!isLocalized(now) || now.en?.trim()) return []
    const isTaken = was.en?.trim() || (hasWords(was) && !hasWords(now))
    return isTaken && !isOptional(document, path) ? [path] : []
  })
}

const hasWords = (text: object) => Object.values(text).some((words) => words?.trim())
