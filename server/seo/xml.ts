import { withoutControlCharacters } from '#content/control-characters.ts'

type Attributes = Record<string, string>

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

/** Removes characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  return withoutControlCharacters(text.toWellFormed()).replace(/[<>&"']/g, (mark) => entities[mark] ?? mark)
}

/** A string is escaped; a list contains rendered child elements. */
export function element(name: string, content: string | (string | undefined)[], attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === 'string' ? escapeXml(content) : content.filter(Boolean).join('')
  const start = `<${name}${written.join('')}`
  return inside ? `${start}>${inside}</${name}>` : `${start}/>`
}

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
