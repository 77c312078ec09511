import { parseXml, type XmlDocument, type XmlElement, type XmlNode } from '@rgrove/parse-xml'
import { maxAddressLength } from '#content/web-address.ts'
import { invalid } from '#server/errors.ts'
import { withUnixLineEnds } from '#server/unix-line-ends.ts'
import { type Allowance, addCodes, inlineToText } from './inline-codes.ts'

export type Unit = {
  name: string
  /** Whether all segments have a state that says that they are translated. */
  isDone: boolean
  /** Reads the texts; those of kind 'rich' as HTML. Throws an error with a message for the user. */
  read: (kind: 'text' | 'rich') => { source: string; target: string | undefined }
}

/** Reads the units of an XLIFF 2 file from English into Arabic; throws 422 for anything else. */
export function readXliff(xliff: string): Unit[] {
  const { root, children } = parse(xliff)
  if (children.some(({ type }) => type === 'doctype')) throw refused('documentType', 'may not have a document type')
  if (root) removePrefix(root)
  const { xmlns = '', srcLang = '', trgLang = '', version = '' } = root?.attributes ?? {}
  if (root?.name !== 'xliff' || !namespacePattern.test(xmlns) || !version.startsWith('2.')) {
    throw refused('version', 'must be an XLIFF 2 document')
  }
  if (!/^en([-_]|$)/i.test(srcLang) || !/^ar([-_]|$)/i.test(trgLang)) {
    throw refused('languages', 'must be from English (en) into Arabic (ar)')
  }
  const found = unitsIn(root)
  if (found.length > maxUnits) throw refused('tooLarge', `has more than ${maxUnits} units`)
  const whole = { left: maxTotal }
  const units = found.map((unit) => toUnit(unit, whole))
  const seen = new Set<string>()
  for (const { name } of units) {
    if (seen.has(name)) throw refused('twice', `has the unit '${name}' twice`, name)
    seen.add(name)
  }
  return units
}

/** Parses XML. The parser resolves only the five predefined entities and numeric references, and loads nothing. */
function parse(xliff: string): XmlDocument {
  if ((xliff.match(/[<&]|=\s*["']/g)?.length ?? 0) > maxMarkup) {
    throw refused('tooLarge', `has more than ${maxMarkup} tags, attributes and entities; send it in parts`)
  }
  try {
    return parseXml(withUnixLineEnds(xliff), { preserveCdata: true, preserveDocumentType: true })
  } catch (error) {
    // After its first line, the parser's message contains an excerpt of the file.
    const { message, line } = error as Error & { line?: number }
    throw refused('xml', `is not well-formed: ${message.split('\n')[0]}`, String(line ?? 1))
  }
}

/** Version 2.2 has a namespace of its own, and the same elements for units. */
const namespacePattern = /^urn:oasis:names:tc:xliff:document:2\.\d+$/

/** Removes the prefix of the root's namespace ('xlf:unit') from all names. Elements of other namespaces keep theirs. */
function removePrefix(root: XmlElement): void {
  const [prefix = '', name] = root.name.split(':')
  if (!name) return
  root.attributes.xmlns = root.attributes[`xmlns:${prefix}`] ?? ''
  const left: XmlNode[] = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.type !== 'element') continue
    const element = node as XmlElement
    if (element.name.startsWith(`${prefix}:`)) element.name = element.name.slice(prefix.length + 1)
    for (const child of element.children) left.push(child)
  }
}

type Fault = 'documentType' | 'version' | 'languages' | 'tooLarge' | 'twice' | 'groups' | 'xml' | 'tooComplex'

/** `found` is the name of a unit or the number of a line. */
export const refused = (reason: Fault, message: string, found?: string) =>
  invalid([{ path: 'xliff', message, reason, ...(found !== undefined && { found }) }])

const elements = (node: XmlElement, ...names: string[]) =>
  node.children.filter((child): child is XmlElement => {
    return child.type === 'element' && names.includes((child as XmlElement).name)
  })

/** Limits of a file: units; tags, attributes and entities (16 a unit on average); characters; depth of groups. */
export const maxUnits = 20_000
const maxMarkup = 24 * maxUnits
const maxTotal = 5_000_000
const maxDepth = 20
/** The characters of a text (a stored one has at most 50,000), and of a tag with an escaped link. */
const maxText = 100_000
const maxTag = 5 * maxAddressLength + 100

function unitsIn(node: XmlElement, depth = 0): XmlElement[] {
  if (depth > maxDepth) throw refused('groups', 'has groups in groups, too many of them')
  return elements(node, 'file', 'group', 'unit').flatMap((child) =>
    child.name === 'unit' ? [child] : unitsIn(child, depth + 1),
  )
}

function toUnit(unit: XmlElement, whole: Allowance): Unit {
  const { name, id = '' } = unit.attributes
  const parts = elements(unit, 'segment', 'ignorable')
  const doneStates = ['translated', 'reviewed', 'final']
  const segments = parts.filter((part) => part.name === 'segment')
  return {
    name: name ?? id,
    isDone: segments.every(({ attributes }) => doneStates.includes(attributes.state ?? '')),
    read(kind) {
      const data = new Map(
        elements(unit, 'originalData')
          .flatMap((holder) => elements(holder, 'data'))
          .map((each) => [
            each.attributes.id ?? '',
            inlineToText(each.children, new Map(), false, { left: maxTag }).trim(),
          ]),
      )
      const text = (nodes: XmlNode[]) => {
        if (whole.left < 0) throw refused('tooLarge', `has more than ${maxTotal} characters of text`)
        return inlineToText(nodes, data, kind === 'rich', { left: maxText, whole })
      }
      const sources = parts.flatMap((part) => elements(part, 'source').flatMap(({ children }) => children))
      addCodes(sources, data)
      // An <ignorable>, such as the space between segments, needs no target if it is the same in both languages.
      const targets = inOrder(
        parts.map((part) => elements(part, 'target', ...(part.name === 'ignorable' ? ['source'] : [])).at(-1)),
      )
      const hasTarget = segments.length > 0 && targets.every((target) => target !== undefined)
      return {
        source: text(sources),
        target: hasTarget ? text(targets.flatMap((target) => target?.children ?? [])) : undefined,
      }
    },
  }
}

/** The default is their place (XLIFF 2.1). */
function inOrder(targets: (XmlElement | undefined)[]): (XmlElement | undefined)[] {
  const ordered = targets.map((target, index) => ({ target, order: Number(target?.attributes.order ?? index + 1) }))
  const places = new Set(ordered.map(({ order }) => order))
  if (places.size < targets.length || places.has(Number.NaN)) throw new Error('has two targets at one place')
  return ordered.sort((one, other) => one.order - other.order).map(({ target }) => target)
}
