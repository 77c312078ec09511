import { type Locale, type LocalizedText, locales } from '#content/text.ts'
import type { Place } from './places.ts'
import { type Edit, type FieldPatch, readAt } from './store/content-path.ts'
import type { Unit } from './store/units.ts'

/** What stands in an open dialog: a text in both languages, and where a link leads. */
export type Draft = { en: string; ar: string; path?: string }

/** The draft as the dialog opens: what is stored, with `typed` over it where a text is opened again. */
export function startDraft(
  unit: Unit,
  { steps, linkSteps }: Place,
  typed: Edit[] = [],
): { stored: Draft; draft: Draft } {
  const text = readAt(unit.edited, steps) as LocalizedText | undefined
  const path = linkSteps && (readAt(unit.edited, linkSteps) as string)
  const stored = { en: text?.en ?? '', ar: text?.ar ?? '', ...(linkSteps && { path }) }
  const typedAt = (at: string[] | undefined) => typed.find((edit) => at && edit.steps.join() === at.join())?.value
  const typedText = typedAt(steps)
  const typedPath = typedAt(linkSteps)
  return {
    stored,
    draft: {
      ...stored,
      ...(typeof typedText === 'object' && (typedText as Partial<Draft>)),
      ...(typeof typedPath === 'string' && { path: typedPath }),
    },
  }
}

/** What the draft changes, by language and by field; nothing where nothing was changed. */
export function editsOf(stored: Draft, draft: Draft, { steps, linkSteps }: Place): Edit[] {
  const changed = locales.filter((locale) => draft[locale] !== stored[locale])
  const text = Object.fromEntries(changed.map((locale) => [locale, draft[locale]])) as FieldPatch
  return [
    ...(changed.length > 0 ? [{ steps, value: text }] : []),
    ...(linkSteps && draft.path !== stored.path ? [{ steps: linkSteps, value: draft.path ?? '' }] : []),
  ]
}

export const isChanged = (stored: Draft, draft: Draft, locale: Locale) => stored[locale] !== draft[locale]
