import { parseXml, type XmlDocument, type XmlElement, type XmlNode } from '@rgrove/parse-xml'
import { invalid } from '#server/errors.ts'
import { type Budget, inlineToText } from './inline-codes.ts'
import { xliffNamespace } from './write-xliff.ts'

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

/** Parses XML. The parser resolves only the five predefined entities and numeric references, and loads nothing. */
function parse(xliff: string): XmlDocument {
  if ((xliff.match(/[<&]|=\s*["']/g)?.length ?? 0) > maxMarkup) {
    throw refused(`has more than ${maxMarkup} tags, attributes and entities; send it in parts`)
  }
  try {
    return parseXml(xliff, { preserveCdata: true, preserveDocumentType: true })
  } catch (error) {
    // After its first line, the parser's message contains an excerpt of the file.
    throw refused(`is not well-formed: ${String((error as Error).message).split('\n')[0]}`)
  }
}

const refused = (message: string) => invalid([{ path: 'xliff', message }])

const elements = (node: XmlElement, ...names: string[]) =>
  node.children.filter((child): child is XmlElement => {
    return child.type === 'element' && names.includes((child as XmlElement).name)
  })

/**
 * Limits of a file: the number of its tags, attributes and entities, of which parsing 100,000 takes up to a second; the
 * number of units, the characters of all texts together, and the depth of groups.
 */
const maxMarkup = 200_000
export const maxUnits = 20_000
const maxTotal = 5_000_000
const maxDepth = 20
/** Limits of a text: its characters (a stored text has at most 50,000), and the characters of a tag in it. */
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
      // An <ignorable>, such as the space between segments, needs no target if it is the same in both languages.
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
