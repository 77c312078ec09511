import { parseXml, type XmlDocument, type XmlElement, type XmlNode } from '@rgrove/parse-xml'
import { invalid } from '#server/errors.ts'
import { type Budget, inlineToText } from './inline-codes.ts'
import { xliffNamespace } from './write-xliff.ts'

export type Unit = {
  name: string
  /** Somebody has translated or checked it. */
  isDone: boolean
  /** Its texts: HTML for a formatted one. Throws a message if they cannot be read. */
  read: (kind: 'text' | 'rich') => { source: string; target: string | undefined }
}

/** Reads the units of an XLIFF 2 file from English into Arabic; throws 422 for anything else. */
export function readXliff(xliff: string): Unit[] {
  const { root, children } = parse(xliff)
  if (children.some(({ type }) => type === 'doctype')) throw refused('may not have a document type')
  const { xmlns, srcLang = '', trgLang = '', version = '' } = root?.attributes ?? {}
  if (root?.name !== 'xliff' || xmlns !== xliffNamespace || !version.startsWith('2.')) {
    throw refused('must be an XLIFF 2 document')
  }
  if (!/^en\b/i.test(srcLang) || !/^ar\b/i.test(trgLang)) throw refused('must be from English (en) into Arabic (ar)')
  const found = unitsIn(root)
  if (found.length > maxUnits) throw refused(`has more than ${maxUnits} units`)
  const whole = { left: maxTotal }
  const units = found.map((unit) => toUnit(unit, whole))
  const seen = new Set<string>()
  for (const { name } of units) {
    if (seen.has(name)) throw refused(`has the unit '${name}' twice`)
    seen.add(name)
  }
  return units
}

/** The parser resolves only the five entities of XML, and loads nothing. */
function parse(xliff: string): XmlDocument {
  try {
    return parseXml(xliff, { preserveCdata: true, preserveDocumentType: true })
  } catch (error) {
    // Its messages end with an excerpt of the file.
    throw refused(`is not well-formed: ${String((error as Error).message).split('\n')[0]}`)
  }
}

const refused = (message: string) => invalid([{ path: 'xliff', message }])

const elements = (node: XmlElement, ...names: string[]) =>
  node.children.filter((child): child is XmlElement => {
    return child.type === 'element' && names.includes((child as XmlElement).name)
  })

/**
 * Limits of a file: its texts, and the characters of all of them. Both are far more than a file of the greatest size
 * has without many codes.
 */
export const maxUnits = 20_000
const maxTotal = 5_000_000
const maxDepth = 20
/** Limits of a text: its characters, and those of a tag in it; both are longer than any that the site has. */
const maxText = 100_000
const maxTag = 2_000

function unitsIn(node: XmlElement, depth = 0): XmlElement[] {
  if (depth > maxDepth) throw refused('has groups in groups, too many of them')
  return elements(node, 'file', 'group', 'unit').flatMap((child) =>
    child.name === 'unit' ? [child] : unitsIn(child, depth + 1),
  )
}

function toUnit(unit: XmlElement, whole: Budget): Unit {
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
          .map((each) => [each.attributes.id ?? '', inlineToText(each.children, new Map(), false, { left: maxTag })]),
      )
      const text = (nodes: XmlNode[]) => {
        if (whole.left < 0) throw refused(`has more than ${maxTotal} characters of text`)
        return inlineToText(nodes, data, kind === 'rich', { left: maxText, whole })
      }
      const sources = parts.flatMap((part) => elements(part, 'source').flatMap(({ children }) => children))
      // What a tool put between segments has no target if it is the same in both languages.
      const targets = parts.map((part) =>
        elements(part, 'target', ...(part.name === 'ignorable' ? ['source'] : [])).at(-1),
      )
      const hasTarget = segments.length > 0 && targets.every((target) => target !== undefined)
      return {
        source: text(sources),
        target: hasTarget ? text(targets.flatMap((target) => target?.children ?? [])) : undefined,
      }
    },
  }
}
