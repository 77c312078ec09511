import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import { PageContext } from '#fields/page-context.ts'

/** The href of links to the current page, in its language. */
export function useCurrentHref(): string {
  const { path, locale } = use(PageContext)
  return localizeHref(path, locale)
}
