import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { isSameInArabic } from '../../model/translation/translation.ts'

/** What makes a text editable. In a button or tab it takes no focus of its own: there F2 opens it (opening.ts). */
export function useFieldAttributes(path: string | undefined, words: string | undefined, shownIn?: Locale) {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  const isInControl = useIsInControl(ref, path)
  const { locale } = use(PageContext)
  if (!path) return {}
  return {
    ref,
    'data-edit-path': path,
    // Shown in another language than the page's: its own words are missing, or the English again.
    'data-untranslated': shownIn || (locale === 'ar' && isEnglish(words ?? '')) ? '' : undefined,
    'data-empty': !words ? t('editor.emptyText') : undefined,
    'aria-describedby': 'ed-hint',
    tabIndex: isInControl ? undefined : 0,
  }
}

const isEnglish = (text: string) => !/[؀-ۿ]/.test(text) && !isSameInArabic(text)

/** Whether a field stands in something that is pressed itself. */
export function useIsInControl(ref: RefObject<HTMLElement | null>, path: string | undefined): boolean {
  const [isInControl, setInControl] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path comes with the stored block, and the element with it
  useLayoutEffect(() => {
    setInControl(Boolean(ref.current?.parentElement?.closest('button, summary, [role="tab"], [role="button"]')))
  }, [path])
  return isInControl
}
