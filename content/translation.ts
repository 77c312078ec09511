import { isLocalized } from './edits.ts'
import { htmlToText } from './html-to-text.ts'
import type { BilingualText } from './locale.ts'
import type { Path } from './path.ts'
import { childrenOf, type Shape } from './shape.ts'

export const translationStates = ['missing', 'placeholder', 'outdated', 'imported', 'approved'] as const
/**
 * The state of a text's Arabic. Missing: visitors see the English. Placeholder: it is a default text or a copy of the
 * English. Outdated: the English has changed since. Imported: it came with a file and nobody has approved it. Approved:
 * it counts as right.
 */
export type TranslationState = (typeof translationStates)[number]

/**
 * What is stored about an Arabic text where the two texts alone do not tell its state: the English that it belongs to,
 * and how it came to be.
 */
export type TranslationRecord = { origin: 'edited' | 'imported' | 'placeholder' | 'approved'; source: string }

type Text = Partial<BilingualText>

/** Why a text counts as untranslated, judged by its English and its Arabic alone. */
export type Untranslated = 'missing' | 'copied' | 'placeholder'

export function untranslated({ en = '', ar = '' }: Text, isDefaultText: IsDefaultText): Untranslated | undefined {
  if (en.trim() === '') return undefined
  if (ar.trim() === '') return 'missing'
  if (ar.trim() === en.trim()) return isSameInArabic(en) ? undefined : 'copied'
  return isDefaultText({ en, ar }) ? 'placeholder' : undefined
}

/** Whether the Arabic of a text is still the default text of a new block or item. */
export type IsDefaultText = (text: BilingualText) => boolean

/** The state of a text; `record` is the one about its present Arabic. Undefined for a text without English. */
export function translationState(
  text: Text,
  record: TranslationRecord | undefined,
  isDefaultText: IsDefaultText,
): TranslationState | undefined {
  if (!text.en?.trim()) return undefined
  const found = untranslated(text, isDefaultText)
  if (found === 'missing') return 'missing'
  if (record?.origin === 'placeholder') return 'placeholder'
  if (record && record.source !== text.en) return 'outdated'
  if (record?.origin === 'imported' || record?.origin === 'approved') return record.origin
  return found ? 'placeholder' : 'approved'
}

/** The record that a change requires if it leaves the Arabic and changes the English; undefined for other changes. */
export function recordOfChange(before: Text, after: Text): TranslationRecord | undefined {
  if (before.en === after.en || before.ar !== after.ar || !after.ar?.trim() || !before.en?.trim()) return undefined
  return { origin: 'edited', source: before.en }
}

export type FoundText = { path: Path; kind: 'text' | 'rich'; text: Text }

/** The texts in both languages that people write in a content, by its shape and in its order. */
export function textsOf(shape: Shape, value: unknown, path: Path = []): FoundText[] {
  const { type: kind, derivedFrom } = shape
  if (derivedFrom !== undefined) return []
  if (kind === 'text' || kind === 'rich') return isLocalized(value) ? [{ path, kind, text: value }] : []
  return childrenOf(shape, value).flatMap((part) => textsOf(part.schema, part.value, [...path, part.key]))
}

/** Names of products and services that Arabic texts keep in Latin letters, but that look like ordinary words. */
const names = new Set(
  'Totara,Totara Learn,Totara Perform,Totara Mobile,Learn,Perform,Mobile,Engage,Rosetta Stone,Open edX'.split(','),
)

/**
 * Whether a text is the same in both languages: it has no letters, is an email address or a URL, is a name from the
 * list above, or its words have an inner capital or only capitals (LinkedIn, SCORM, A1).
 */
export function isSameInArabic(text: string): boolean {
  const plain = htmlToText(text.replace('©', ''))
  if (!/[a-z]/i.test(plain) || /^\S*(@|:\/\/)\S*$/.test(plain) || names.has(plain)) return true
  return plain.split(/\s+/).every((word) => !/[a-z]/i.test(word) || /.[A-Z]|^[A-Z][A-Z\d]*$/.test(word))
}
