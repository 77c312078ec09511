export type PolicyKind = 'title' | 'list' | 'updated' | 'mail' | 'paragraph'
export type PolicyEntry = { key: string; kind: PolicyKind }

/** Keys of plain texts: titles, the date and the e-mail address. All other values are formatted. */
export const plainKeys = 'Title$|^(title|lastUpdated|contactUsEmail)$'

/** Sorted from top to bottom: the keys in `order`, then all others, without the policy's title. */
export function policyEntries(content: object, order: string[] = []): PolicyEntry[] {
  const keys = Object.keys(content)
  const named = new Set(order.filter((key) => keys.includes(key)))
  return [...named, ...keys.filter((key) => !named.has(key))]
    .filter((key) => key !== 'title')
    .map((key) => ({ key, kind: kindOf(key) }))
}

/** The key decides (specification §2). */
function kindOf(key: string): PolicyKind {
  if (key === 'lastUpdated') return 'updated'
  if (key === 'contactUsEmail') return 'mail'
  if (key.endsWith('Title')) return 'title'
  return key.endsWith('List') ? 'list' : 'paragraph'
}

/** Text lines, with or without bullets, become list items. */
export function listOf(html: string): string {
  if (html === '' || html.includes('<li>')) return html
  const lines = linesOf(html.replace(/<br \/>|<\/p>/g, '\n').replaceAll('<p>', ''))
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[•·▪◦‣*–-]\s*/, '').trim())
    .filter(Boolean)
}
