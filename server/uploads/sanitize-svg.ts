import type { XmlElement, XmlProcessingInstruction, XmlText } from '@rgrove/parse-xml'
import type { LostPart } from '#api/uploads.ts'
import { limitDrawnElements } from './limit-drawn-elements.ts'
import { readSvg } from './read-svg.ts'
import { isHarmlessStyle, sanitizeStyle } from './sanitize-style.ts'

const svg = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'
const xml = 'http://www.w3.org/XML/1998/namespace'

/** Namespaces by prefix. Those that are usual need no declaration, because a copied part of a page has none. */
type Scope = { [prefix: string]: string }
const usual: Scope = { '': svg, svg, xlink, xml }

const allowedElements = new Set(
  [
    'svg g defs symbol use switch title desc style view path rect circle ellipse line polyline polygon image',
    'text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix',
    'feComponentTransfer feComposite feConvolveMatrix feDropShadow feDiffuseLighting feDisplacementMap feDistantLight',
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset',
    'fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
)
const lostElements = new Map<string, LostPart>([
  ['foreignObject', 'html'],
  ...['animate', 'animateColor', 'animateMotion', 'animateTransform', 'set'].map(
    (name) => [name, 'animation'] as const,
  ),
])

export type SanitizedSvg = { svg: string; lost: LostPart[] }

/** Undefined for a file that is not an SVG. Throws for one that draws too much. `lost` names what was visible. */
export function sanitizeSvg(file: Buffer): SanitizedSvg | undefined {
  const root = readSvg(file)
  if (!root) return undefined
  limitDrawnElements(root)
  const lost = new Set<LostPart>(hasStyleSheet(root) ? ['external'] : [])
  const written = writeElement(root, usual, lost)
  return written.startsWith('<svg ') ? { svg: written, lost: [...lost] } : undefined
}

const hasStyleSheet = ({ parent }: XmlElement) =>
  parent?.children.some((node) => node.type === 'pi' && (node as XmlProcessingInstruction).name === 'xml-stylesheet')

function writeElement(element: XmlElement, outer: Scope, lost: Set<LostPart>, parent?: string): string {
  const scope = { ...outer, ...declarationsOf(element) }
  const [namespace, local] = resolve(element.name, scope)
  if (namespace !== svg) return ''
  // A link keeps what it contains, with its position and style.
  const name = local === 'a' ? (/^(text|tspan|textPath)$/.test(parent ?? '') ? 'tspan' : 'g') : local
  if (!allowedElements.has(name)) {
    const part = lostElements.get(name)
    // Where an extension is required, browsers show what follows.
    if (part && !('requiredExtensions' in element.attributes)) lost.add(part)
    return ''
  }
  const attributes = writeAttributes(local, element, scope, lost)
  const namespaces = parent === undefined ? ` xmlns="${svg}" xmlns:xlink="${xlink}"` : ''
  const content =
    name === 'style'
      ? escapeXml(sanitizeStyle(element.text, lost))
      : element.children.map((child) => writeChild(child, scope, lost, name)).join('')
  return `<${name}${namespaces}${attributes}${content ? `>${content}</${name}>` : '/>'}`
}

function writeChild(child: XmlElement['children'][number], scope: Scope, lost: Set<LostPart>, parent: string): string {
  if (child.type === 'element') return writeElement(child as XmlElement, scope, lost, parent)
  return child.type === 'text' ? escapeXml((child as XmlText).text) : ''
}

function declarationsOf({ attributes }: XmlElement): Scope {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name)
    return prefix ? [[prefix[1] ?? '', value]] : []
  })
  return Object.fromEntries(declared)
}

/** The namespace is undefined for an unknown prefix. */
function resolve(name: string, scope: Scope): [string | undefined, string] {
  const colon = name.indexOf(':')
  return [scope[name.slice(0, Math.max(colon, 0))], name.slice(colon + 1)]
}

function writeAttributes(tag: string, { attributes }: XmlElement, scope: Scope, lost: Set<LostPart>): string {
  const kept = Object.entries(attributes).map(([name, value]) => {
    const [namespace, local] = name.includes(':') ? resolve(name, scope) : [svg, name]
    if (local === 'href' && (namespace === svg || namespace === xlink)) {
      if (tag === 'a') return ''
      if (!isInside(tag, value)) lost.add('external')
      return isInside(tag, value) ? write(namespace === svg ? 'href' : 'xlink:href', value) : ''
    }
    if (namespace === xml && local === 'space') return write('xml:space', value)
    if (namespace !== svg || !value || !/^(?!on|xmlns)[a-z][\w-]*$/i.test(local)) return ''
    if (local === 'style') return write(local, sanitizeStyle(value, lost))
    if (!isHarmlessStyle(value)) lost.add('external')
    return isHarmlessStyle(value) ? write(local, value) : ''
  })
  return kept.join('')
}

const write = (name: string, value: string) => ` ${name}="${escapeXml(value)}"`

function isInside(tag: string, address: string): boolean {
  if (/^#\S+$/.test(address)) return true
  return (
    /^(image|feImage)$/.test(tag) &&
    /^\s*data:image\/(?!svg|xml)[\w.+-]+(;[^;,]*)*;\s*base64\s*,[\w+/=%\s]+$/i.test(address)
  )
}

const escapes: { [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')
