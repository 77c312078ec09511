import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import type { EditorDocument } from '../documents/documents.ts'
import type { Place } from '../documents/places.ts'
import { type Edit, type FieldPatch, isListEdit, readAt, type ValueEdit } from './edits.ts'

/** The values in an open dialog: a text in both languages, and the address of a link. */
export type Draft = { en: string; ar: string; path?: string }

/** `stored` is the value when the dialog opens; `base` the value typed over, which is older for a failed change. */
type Origin = { stored: Draft; base: Draft }

/** The draft when the dialog opens: the stored values, with the edits of a failed change (`typed`) applied. */
export function startDraft(
  unit: EditorDocument,
  { steps, linkSteps }: Place,
  typed: Edit[] = [],
): Origin & { draft: Draft } {
  const text = readAt(unit.edited, steps) as BilingualText | undefined
  const path = linkSteps && ((readAt(unit.edited, linkSteps) as string | undefined) ?? '')
  const stored = { en: text?.en ?? '', ar: text?.ar ?? '', ...(linkSteps && { path }) }
  const typedAt = (at: string[] | undefined) =>
    typed.find((edit): edit is ValueEdit => !isListEdit(edit) && edit.steps.join() === at?.join())
  const over = (key: 'value' | 'was') => {
    const typedText = typedAt(steps)?.[key]
    const typedPath = typedAt(linkSteps)?.[key]
    return {
      ...stored,
      ...(typeof typedText === 'object' && (typedText as Partial<Draft>)),
      ...(typeof typedPath === 'string' && { path: typedPath }),
    }
  }
  return { stored, base: over('was'), draft: over('value') }
}

/** The edits of a draft, by language and by field; none if nothing was changed. */
export function editsOf({ stored, base }: Origin, draft: Draft, { steps, linkSteps }: Place): Edit[] {
  const changed = locales.filter((locale) => draft[locale] !== stored[locale])
  const textOf = (from: Draft) => Object.fromEntries(changed.map((locale) => [locale, from[locale]])) as FieldPatch
  return [
    ...(changed.length > 0 ? [{ steps, value: textOf(draft), was: textOf(base) }] : []),
    ...(linkSteps && draft.path !== stored.path
      ? [{ steps: linkSteps, value: draft.path ?? '', was: base.path ?? '' }]
      : []),
  ]
}

export const isDifferent = (before: Draft, now: Draft) =>
  before.path !== now.path || locales.some((locale) => before[locale] !== now[locale])

export const isChanged = (stored: Draft, draft: Draft, locale: Locale) => stored[locale] !== draft[locale]
