/** Leads to a page of the site as its plain links do (app/session/in-app-links.ts). */
export function follow(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}
