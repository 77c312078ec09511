import { parseXml, type XmlElement, XmlError } from '@rgrove/parse-xml'
import { withUnixLineEnds } from '#server/unix-line-ends.ts'

/** Parses an SVG in any encoding that it names. Undefined for a file that is not well-formed XML. */
export function readSvg(file: Buffer): XmlElement | undefined {
  const xml = decodeXml(file, true)
  if (xml === undefined) return undefined
  try {
    return parseXml(withUnixLineEnds(resolveEntities(xml))).root ?? undefined
  } catch (error) {
    // Other errors, such as a stack overflow, mean that the file is too complex.
    if (error instanceof XmlError) return undefined
    throw error
  }
}

/** By its byte order mark, its first letter or its declaration. `isStrict` refuses bytes the encoding lacks. */
export function decodeXml(file: Buffer, isStrict: boolean): string | undefined {
  const head = file.subarray(0, 200).toString('latin1')
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)/.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encodingOf(head, declared), { fatal: isStrict }).decode(file)
  } catch {
    return undefined
  }
}

function encodingOf(head: string, declared: string): string {
  if (/^(\xFF\xFE|<\0)/.test(head)) return 'utf-16le'
  if (/^(\xFE\xFF|\0<)/.test(head)) return 'utf-16be'
  // Some programs write UTF-8 under a declaration of UTF-16.
  return /^utf-16/i.test(declared) ? 'utf-8' : declared
}

const predefined = ['amp', 'lt', 'gt', 'quot', 'apos']
const maxDepth = 8
const maxLength = 4 * 1024 * 1024

/** Illustrator writes namespaces and styles as entities. External entities stay, which the parser refuses. */
function resolveEntities(xml: string): string {
  const [doctype, subset = ''] = /<!DOCTYPE[^<>[]*\[(.*?)\]\s*>/s.exec(xml) ?? []
  if (doctype === undefined) return xml
  const declarations = subset.matchAll(/<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)
  const values = new Map(Array.from(declarations, ([, name, double, single]) => [name, double ?? single ?? '']))
  for (const name of predefined) values.delete(name)
  let resolved = xml.replace(doctype, '')
  for (let depth = 0; depth < maxDepth; depth++) {
    let length = resolved.length
    resolved = resolved.replace(/&([\w:.-]+);/g, (reference, name) => {
      const value = values.get(name) ?? reference
      length += value.length
      if (length > maxLength) throw new Error('The entities of an SVG are too long')
      return value
    })
  }
  return resolved
}
