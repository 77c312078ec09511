import { use, useMemo } from 'react'
import type { Locale } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { useEditorState } from '../../components/editor-context.ts'

/** Returns the page's context in a language, with the settings that are being changed. */
export function useShownPage(locale: Locale) {
  const around = use(PageContext)
  const shown = useEditorState(({ shownSettings }) => shownSettings)
  return useMemo(
    () => ({ ...around, ...shown?.site?.[locale], accent: shown?.accent, locale }),
    [around, shown, locale],
  )
}
