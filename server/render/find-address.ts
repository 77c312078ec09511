import type { Redirection } from '#app/backend.ts'
import { readablePath, splitLocale } from '#content/address.ts'
import type { Page } from '#content/pages.ts'
import { type Addresses, arabicPathOf } from '#server/pages/addresses.ts'

/** Finds paths of either language. */
export function findAddress(addresses: Addresses, pathname: string): Page | Redirection | null {
  const path = readablePath(pathname)
  const page = addresses.findPage(path)
  if (page) return page
  // If a page has an Arabic path of its own, its English path under /ar redirects to the Arabic path.
  const { locale, path: english } = splitLocale(path)
  const translated = locale === 'ar' ? addresses.findPage(english) : undefined
  if (translated) return { to: arabicPathOf(translated), status: 301 }
  const redirect = addresses.findRedirect(path)
  return redirect ? { to: redirect.to_path, status: redirect.permanent ? 301 : 302 } : null
}
