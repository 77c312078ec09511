import type { TFunction } from 'i18next'
import type { ReleaseDetails } from '#api/releases.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import type { ActOptions } from '../model/act.ts'

/**
 * Returns the question before a release is published or scheduled. It lists the hidden pages of the release. If the
 * user chooses to show them, `show` contains their keys.
 */
export function askAboutHiddenPages(
  t: TFunction,
  locale: Locale,
  { hidden_pages }: ReleaseDetails,
): { ask: ActOptions['ask']; show: string[] } {
  const show: string[] = []
  if (hidden_pages.length === 0) return { ask: {}, show }
  const names = hidden_pages.map(({ name }) => `• ${inLocale(name as BilingualText, locale).text}`).join('\n')
  const better = {
    label: t('releases.showHidden'),
    run: () => void show.push(...hidden_pages.map(({ key }) => key)),
  }
  return { ask: { text: `${t('releases.hidden')}\n${names}`, better }, show }
}
