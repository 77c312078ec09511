const key = 'toast-after-reload'

/** Reloads the page and then shows a toast, in this tab only. */
export function reloadWithToast(text: string): void {
  sessionStorage.setItem(key, text)
  location.reload()
}

/** Opens another address, because the current page was deleted, and then shows a toast. */
export function navigateWithToast(href: string, text: string): void {
  sessionStorage.setItem(key, text)
  location.assign(href)
}

/** The toast to show after a reload; the second call returns undefined. */
export function takeToastAfterReload(): string | undefined {
  const text = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return text
}
