export type PolicyKind = 'title' | 'list' | 'updated' | 'mail' | 'paragraph'
export type PolicyEntry = { key: string; kind: PolicyKind }

/** Keys of titles, of the date and of the address; under all others stand paragraphs and lists. */
export const plainKeys = 'Title$|^(title|lastUpdated|contactUsEmail)$'

/** The entries of a policy from top to bottom: first as `order` has them, then those that it does not name. */
export function policyEntries(content: object, order: string[] = []): PolicyEntry[] {
  const keys = Object.keys(content)
  const named = new Set(order.filter((key) => keys.includes(key)))
  return [...named, ...keys.filter((key) => !named.has(key))]
    .filter((key) => key !== 'title')
    .map((key) => ({ key, kind: kindOf(key) }))
}

/** How an entry looks is said by its key (specification §2). */
function kindOf(key: string): PolicyKind {
  if (key === 'lastUpdated') return 'updated'
  if (key === 'contactUsEmail') return 'mail'
  if (key.endsWith('Title')) return 'title'
  return key.endsWith('List') ? 'list' : 'paragraph'
}

/** The HTML of a list; one that was written as lines, each perhaps begun with a bullet, becomes a list of them. */
export function listOf(html: string): string {
  if (html === '' || html.includes('<li>')) return html
  const lines = linesOf(html.replace(/<br \/>|<\/p>/g, '\n').replaceAll('<p>', ''))
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

/** The items of a list that is written as lines. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[•·▪◦‣*–-]\s*/, '').trim())
    .filter(Boolean)
}
