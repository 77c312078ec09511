/** Navigates to a page of the site by a click on a temporary link, which app/session/in-app-links.ts handles. */
export function navigateTo(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

const key = 'toast-after-reload'

/** Reloads the page. Then this tab shows a toast. */
export function reloadWithToast(text: string): void {
  sessionStorage.setItem(key, text)
  location.reload()
}

/** Opens another address, because the current page was deleted. Then this tab shows a toast. */
export function navigateWithToast(href: string, text: string): void {
  sessionStorage.setItem(key, text)
  location.assign(href)
}

/** Returns the toast to show after a reload, and removes it, so that it is shown once. */
export function takeToastAfterReload(): string | undefined {
  const text = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return text
}
