/** Navigates to a page of the site by a click on a temporary link, which app/session/in-app-links.ts handles. */
export function navigateTo(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

const textKey = 'toast-after-reload'
const focusKey = 'focus-after-reload'

/** Reloads the page. Then this tab shows a toast, and focuses what the selector `focus` finds. */
export function reloadWithToast(text: string, focus = ''): void {
  sessionStorage.setItem(textKey, text)
  sessionStorage.setItem(focusKey, focus)
  location.reload()
}

export function navigateWithToast(href: string, text: string): void {
  sessionStorage.setItem(textKey, text)
  location.assign(href)
}

export function takeAfterReload() {
  const [text, focus] = [textKey, focusKey].map((key) => sessionStorage.getItem(key) || undefined)
  for (const key of [textKey, focusKey]) sessionStorage.removeItem(key)
  return { text, focus }
}
