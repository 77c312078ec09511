/** Navigates to a page of the site by a click on a temporary link, which app/session/in-app-links.ts handles. */
export function navigateTo(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}
