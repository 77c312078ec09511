import type { XmlElement, XmlNode } from '@rgrove/parse-xml'

/* Each HTML tag becomes an inline code, which refers to the text of the tag in <originalData>. */

/** What XML cannot contain becomes <cp/>. A parser would turn a carriage return into a line feed. */
export const escapeText = (text: string) =>
  text
    .replace(/[&<>\r]/g, (character) => `&#${character.charCodeAt(0)};`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain these characters
    .replace(/[\x01-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, (character) => {
      return `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>`
    })

export const escapeAttribute = (text: string) =>
  text.replace(/[&<>"\s]/g, (character) => (character === ' ' ? ' ' : `&#${character.charCodeAt(0)};`))

/** Ids of tags ('<em>') and their occurrences ('<em> 2'), shared by the source and the target of a unit. */
export type Codes = { data: Map<string, string>; occurrences: Map<string, number> }

/** Adds new tags to `codes`. */
export function htmlToInline(html: string, codes: Codes): string {
  const parts = html.split(/(<[^>]*>)/)
  const closing = pairs(parts)
  const seen = new Map<string, number>()
  const dataOf = (tag: string) => idOf(codes.data, tag)
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapeText(unescapeHtml(part))
      const close = closing.get(index)
      if (close === 'paired') return '</pc>'
      seen.set(part, (seen.get(part) ?? 0) + 1)
      const occurrence = `${part} ${seen.get(part)}`
      const id = codes.occurrences.get(occurrence) ?? codes.occurrences.size + 1
      codes.occurrences.set(occurrence, id)
      if (close === undefined) return `<ph id="${id}" dataRef="${dataOf(part)}"/>`
      return `<pc id="${id}" dataRefStart="${dataOf(part)}" dataRefEnd="${dataOf(close)}">`
    })
    .join('')
}

function idOf(data: Codes['data'], tag: string): string {
  const id = data.get(tag) ?? `d${data.size + 1}`
  data.set(tag, id)
  return id
}

/** Maps the index of an opening tag to its closing tag, and the index of that closing tag to 'paired'. */
function pairs(parts: string[]): Map<number, string> {
  const found = new Map<number, string>()
  const open: { name: string | undefined; index: number }[] = []
  parts.forEach((part, index) => {
    if (index % 2 === 0) return
    const [, slash, name, end] = /^<(\/?)(\w+)[^>]*?(\/?)>$/.exec(part) ?? []
    if (slash && open.at(-1)?.name === name) {
      found.set(open.pop()?.index ?? -1, part)
      found.set(index, 'paired')
    } else if (!slash && !end) open.push({ name, index })
  })
  return found
}

/**
 * Characters that may still be read of a text and of the whole file: each code repeats its data, so a small file could
 * become huge texts.
 */
export type Allowance = { left: number; whole?: Allowance }

/** Codes are replaced by their data; with `isHtml` the rest is escaped. Throws an error with a message for the user. */
export function inlineToText(nodes: XmlNode[], data: Map<string, string>, isHtml: boolean, budget: Allowance): string {
  requirePairs(nodes)
  return nodes.map((node) => nodeToText(node, data, isHtml, budget)).join('')
}

/** The keys of a code's data by its id, which no other data have, because ids have no spaces. */
const codeOf = ({ attributes: { id, startRef } }: XmlElement) => ({
  start: `start ${id}`,
  end: `end ${startRef ?? id}`,
})

/** Adds the data of the codes in a source by their ids, because tools leave out the references of a target's codes. */
export function addCodes(source: XmlNode[], data: Map<string, string>): void {
  for (const node of source) {
    if (node.type !== 'element') continue
    const { name, attributes, children } = node as XmlElement
    const { start, end } = codeOf(node as XmlElement)
    const add = (key: string, ref = '') => {
      const tag = data.get(ref)
      if (tag !== undefined) data.set(key, tag)
    }
    add(start, attributes.dataRefStart)
    add(end, attributes.dataRefEnd)
    add(name === 'ec' ? end : start, attributes.dataRef)
    addCodes(children, data)
  }
}

/** Throws an error unless each <sc> among the nodes has its <ec>, nested like the <pc> that they stand for. */
function requirePairs(nodes: XmlNode[]): void {
  const open: (string | undefined)[] = []
  for (const node of nodes) {
    const { name, attributes } = node as XmlElement
    if (name === 'sc') open.push(attributes.id)
    if (name === 'ec' && (open.length === 0 || open.pop() !== attributes.startRef)) {
      throw new Error('has a code <ec> that does not end the <sc> before it')
    }
  }
  if (open.length > 0) throw new Error('has a code <sc> without its <ec>')
}

function nodeToText(node: XmlNode, data: Map<string, string>, isHtml: boolean, budget: Allowance): string {
  const spend = (text: string) => {
    for (const each of [budget.whole, budget]) if (each) each.left -= text.length
    if (budget.left < 0) throw new Error('is too long')
    return text
  }
  if (node.type === 'text' || node.type === 'cdata') {
    const { text } = node as XmlNode & { text: string }
    return spend(isHtml ? escapeHtml(text) : text)
  }
  if (node.type !== 'element') return ''
  const { name, attributes, children } = node as XmlElement
  const inner = () => inlineToText(children, data, isHtml, budget)
  const tag = (ref: string | undefined) => {
    const found = data.get(ref ?? '')
    if (found === undefined) throw new Error(`has a code <${name}> without its original data`)
    return spend(found)
  }
  if (name === 'cp') return String.fromCodePoint(Number.parseInt(attributes.hex ?? '', 16) || 0xfffd)
  const { start, end } = codeOf(node as XmlElement)
  if (name === 'pc') return tag(attributes.dataRefStart ?? start) + inner() + tag(attributes.dataRefEnd ?? end)
  if (name === 'ph' || name === 'sc') return tag(attributes.dataRef ?? start)
  if (name === 'ec') return tag(attributes.dataRef ?? end)
  if (name === 'mrk') return inner()
  if (name === 'sm' || name === 'em') return ''
  throw new Error(`has <${name}>, which is not supported; only ph, pc, sc, ec, cp, mrk, sm and em are`)
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescapeHtml = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
