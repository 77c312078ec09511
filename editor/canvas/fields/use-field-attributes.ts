import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { isSameInArabic } from '../../model/translation/translation.ts'

/** The attributes of an editable text. In a button or tab it cannot be focused: F2 opens it (use-open-field.ts). */
export function useFieldAttributes(path: string | undefined, words: string | undefined, shownIn?: Locale) {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  const isInControl = useIsInControl(ref, path)
  const { locale } = use(PageContext)
  if (!path) return {}
  return {
    ref,
    'data-edit-path': path,
    // Shown in another language than the page's: the translation is missing, or a copy of the English.
    'data-untranslated': shownIn || (locale === 'ar' && isEnglish(words ?? '')) ? '' : undefined,
    'data-empty': !words ? t('editor.emptyText') : undefined,
    'aria-describedby': 'ed-hint',
    tabIndex: isInControl ? undefined : 0,
  }
}

const isEnglish = (text: string) => !/[؀-ۿ]/.test(text) && !isSameInArabic(text)

/** Whether a field is inside an interactive element. */
export function useIsInControl(ref: RefObject<HTMLElement | null>, path: string | undefined): boolean {
  const [isInControl, setInControl] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path comes with the block, and the element with it
  useLayoutEffect(() => {
    setInControl(Boolean(ref.current?.parentElement?.closest('button, summary, [role="tab"], [role="button"]')))
  }, [path])
  return isInControl
}
