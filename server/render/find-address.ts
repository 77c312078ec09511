import type { Redirection } from '#app/backend.ts'
import { readablePath, splitLocale } from '#content/address.ts'
import type { Page } from '#content/pages.ts'
import { type Addresses, arabicPathOf } from '#server/pages/addresses.ts'

/** What is at a path: a page, a redirect, or null. */
export function findAddress(addresses: Addresses, pathname: string, includesHidden = false): Page | Redirection | null {
  const isVisible = (page: Page | undefined) => page && (includesHidden || !page.isHidden)
  const path = readablePath(pathname)
  const page = addresses.findPage(path)
  if (page && isVisible(page)) return page
  // The English path under /ar leads to the Arabic path that a page has instead.
  const { locale, path: english } = splitLocale(path)
  const translated = locale === 'ar' ? addresses.findPage(english) : undefined
  if (translated && isVisible(translated)) return { to: arabicPathOf(translated), status: 301 }
  const redirect = addresses.findRedirect(path)
  return redirect ? { to: redirect.to_path, status: redirect.permanent ? 301 : 302 } : null
}
