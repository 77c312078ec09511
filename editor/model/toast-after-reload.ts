const key = 'said-after-reload'

/** Loads the page anew; what was done is said when it is there again, and in no other tab. */
export function reloadWithToast(text: string): void {
  sessionStorage.setItem(key, text)
  location.reload()
}

/** The same at another address of edit mode, after what stood at this one is gone. */
export function navigateWithToast(href: string, text: string): void {
  sessionStorage.setItem(key, text)
  location.assign(href)
}

/** What is to be said of what was done before the page was loaded anew; once. */
export function takeToastAfterReload(): string | undefined {
  const text = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return text
}
