import { isLocalized } from './edits.ts'
import { htmlToText } from './html-to-text.ts'
import type { BilingualText } from './locale.ts'
import type { Path } from './path.ts'
import { childrenOf, type Shape } from './shape.ts'

export const translationStates = ['missing', 'placeholder', 'outdated', 'imported', 'approved'] as const
/**
 * The state of a text's Arabic. 'missing': visitors see the English. 'placeholder': the Arabic is a default text or a
 * copy of the English. 'outdated': the English has changed since the Arabic was written. 'imported': the Arabic comes
 * from a file and nobody has approved it. 'approved': all other texts.
 */
export type TranslationState = (typeof translationStates)[number]

/** What the two texts alone do not tell: why the record was written, and the English that the Arabic belongs to. */
export type TranslationRecord = { origin: 'edited' | 'imported' | 'placeholder' | 'approved'; source: string }

type Text = Partial<BilingualText>

export type Untranslated = 'missing' | 'copied' | 'placeholder'

export function untranslated({ en = '', ar = '' }: Text, isDefaultText: IsDefaultText): Untranslated | undefined {
  if (en.trim() === '') return undefined
  if (ar.trim() === '') return 'missing'
  if (ar.trim() === en.trim()) return isSameInArabic(en) ? undefined : 'copied'
  return isDefaultText({ en, ar }) ? 'placeholder' : undefined
}

export type IsDefaultText = (text: BilingualText) => boolean

/** Undefined for a text without English. `record` is the one about the current Arabic. */
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

/** The record for a change of the English that keeps the Arabic. */
export function recordOfChange(before: Text, after: Text): TranslationRecord | undefined {
  if (before.en === after.en || before.ar !== after.ar || !after.ar?.trim() || !before.en?.trim()) return undefined
  return { origin: 'edited', source: before.en }
}

export type FoundText = { path: Path; kind: 'text' | 'rich'; text: Text }

/** Sorted as in the content, without texts that are derived from other fields. */
export function textsOf(shape: Shape, value: unknown, path: Path = []): FoundText[] {
  const { type: kind, derivedFrom } = shape
  if (derivedFrom !== undefined) return []
  if (kind === 'text' || kind === 'rich') return isLocalized(value) ? [{ path, kind, text: value }] : []
  return childrenOf(shape, value).flatMap((part) => textsOf(part.schema, part.value, [...path, part.key]))
}

/** Names of products and services that stay in Latin letters in Arabic, but that look like ordinary words. */
const names = new Set(
  'Totara,Totara Learn,Totara Perform,Totara Mobile,Learn,Perform,Mobile,Engage,Rosetta Stone,Open edX'.split(','),
)

/** Has no letters, is an e-mail address, a URL or one of these names, or has only words like LinkedIn, SCORM, A1. */
export function isSameInArabic(text: string): boolean {
  const plain = htmlToText(text.replace('©', ''))
  if (!/[a-z]/i.test(plain) || /^\S*(@|:\/\/)\S*$/.test(plain) || names.has(plain)) return true
  return plain.split(/\s+/).every((word) => !/[a-z]/i.test(word) || /.[A-Z]|^[A-Z][A-Z\d]*$/.test(word))
}
