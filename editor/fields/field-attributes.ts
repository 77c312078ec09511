import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/text.ts'

/** What makes a text editable. In a button or tab it takes no focus of its own: there F2 opens it (opening.ts). */
export function useFieldAttributes(path: string | undefined, isEmpty: boolean, shownIn?: Locale) {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  const isInControl = useIsInControl(ref, path)
  if (!path) return {}
  return {
    ref,
    'data-edit-path': path,
    // Shown in another language than the page's, because its own words are missing.
    'data-untranslated': shownIn && '',
    'data-empty': isEmpty ? t('editor.emptyText') : undefined,
    'aria-describedby': 'ed-hint',
    tabIndex: isInControl ? undefined : 0,
  }
}

/** Whether a field stands in something that is pressed itself. */
export function useIsInControl(ref: RefObject<HTMLElement | null>, path: string | undefined): boolean {
  const [isInControl, setInControl] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path comes with the stored block, and the element with it
  useLayoutEffect(() => {
    setInControl(Boolean(ref.current?.parentElement?.closest('button, summary, [role="tab"], [role="button"]')))
  }, [path])
  return isInControl
}
