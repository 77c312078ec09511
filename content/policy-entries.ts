export type PolicyKind = 'title' | 'list' | 'updated' | 'mail' | 'paragraph'
export type PolicyEntry = { key: string; kind: PolicyKind }

/** Matches the keys of plain texts: titles, the date and the e-mail address. Other keys hold paragraphs or lists. */
export const plainKeys = 'Title$|^(title|lastUpdated|contactUsEmail)$'

/** The entries of a policy from top to bottom: first in the order of `order`, then those missing from it. */
export function policyEntries(content: object, order: string[] = []): PolicyEntry[] {
  const keys = Object.keys(content)
  const named = new Set(order.filter((key) => keys.includes(key)))
  return [...named, ...keys.filter((key) => !named.has(key))]
    .filter((key) => key !== 'title')
    .map((key) => ({ key, kind: kindOf(key) }))
}

/** The key of an entry defines how it is rendered (specification §2). */
function kindOf(key: string): PolicyKind {
  if (key === 'lastUpdated') return 'updated'
  if (key === 'contactUsEmail') return 'mail'
  if (key.endsWith('Title')) return 'title'
  return key.endsWith('List') ? 'list' : 'paragraph'
}

/** The HTML of a list; lines, with or without bullets, are converted to list items. */
export function listOf(html: string): string {
  if (html === '' || html.includes('<li>')) return html
  const lines = linesOf(html.replace(/<br \/>|<\/p>/g, '\n').replaceAll('<p>', ''))
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

/** The items of a list that is written as lines, without their bullets. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[•·▪◦‣*–-]\s*/, '').trim())
    .filter(Boolean)
}
