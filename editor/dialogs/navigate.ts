/** Navigates to a page of the site like a click on a plain link (app/session/in-app-links.ts). */
export function navigateTo(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}
