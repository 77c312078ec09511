import type { BilingualText } from '#content/locale.ts'
import { type IsDefaultText, translationState, untranslated } from '#content/translation.ts'

/** Whether the Arabic of a text is still a placeholder. Returns false until the placeholders are loaded. */
let isDefaultText: IsDefaultText = () => false

/** Loads the placeholders. Resolves even if that fails. */
export async function fetchPlaceholders(): Promise<void> {
  const known = await import('./default-text-check.ts').catch(() => undefined)
  if (known) isDefaultText = known.isDefaultText
}

type Text = Partial<BilingualText>

/** Returns why a text counts as untranslated, judged by its English and its Arabic alone; undefined if it does not. */
export const untranslatedReason = (text: Text) => untranslated(text, isDefaultText)

/** Returns the state of the Arabic of a text; `record` is the translation record of the text. */
export const stateOf = (text: Text, record: Parameters<typeof translationState>[1]) =>
  translationState(text, record, isDefaultText)
