import type { BilingualText } from '#content/locale.ts'
import { type IsDefaultText, translationState, untranslated } from '#content/translation.ts'

/** Whether a text is still a default text; returns false until the default texts (placeholders) are loaded. */
let isDefaultText: IsDefaultText = () => false

/** Resolves when the default texts are loaded or failed to load. */
export async function fetchPlaceholders(): Promise<void> {
  const known = await import('./default-text-check.ts').catch(() => undefined)
  if (known) isDefaultText = known.isDefaultText
}

type Text = Partial<BilingualText>

/** Why a text counts as untranslated, as far as the two texts alone tell. */
export const untranslatedReason = (text: Text) => untranslated(text, isDefaultText)

/** The state of a text's Arabic; `record` is its translation record. */
export const stateOf = (text: Text, record: Parameters<typeof translationState>[1]) =>
  translationState(text, record, isDefaultText)
