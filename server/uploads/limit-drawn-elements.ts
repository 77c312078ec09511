import { XmlElement } from '@rgrove/parse-xml'

/** A decoder draws this many in about a second. */
const maxDrawn = 100_000
const drawn = /^(?:\w+:)?(?:use|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|image)$/

/** What an element refers to is drawn again with each reference, so a few nested references can draw millions. */
export function limitDrawnElements(root: XmlElement): void {
  const elements = new Map<string, XmlElement>()
  const counts = new Map<XmlElement, number>()
  /** By class, the ids that style sheets refer to; those of rules without a class have the key ''. */
  const styled = new Map<string, string[]>()

  function index(element: XmlElement) {
    const { id } = element.attributes
    // Of several elements with one id, decoders take the first.
    if (id && !elements.has(id)) elements.set(id, element)
    if (/(?:^|:)style$/.test(element.name)) indexStyles(element.text)
    for (const child of childrenOf(element)) index(child)
  }
  function indexStyles(css: string) {
    for (const rule of css.split('}')) {
      const at = rule.lastIndexOf('{')
      const ids = urlsIn(rule.slice(at + 1))
      for (const name of rule.slice(0, Math.max(at, 0)).match(/\.[\w-]+/g) ?? ['']) {
        const known = styled.get(name.slice(1))
        if (known) known.push(...ids)
        else styled.set(name.slice(1), ids.slice())
      }
    }
  }
  const styledOf = ({ attributes }: XmlElement) =>
    ['', ...(attributes.class?.split(/\s+/) ?? [])].flatMap((name) => styled.get(name) ?? [])
  function count(element: XmlElement): number {
    const known = counts.get(element)
    if (known !== undefined) return known
    // A reference to an element that contains it is drawn by no decoder.
    counts.set(element, 0)
    let sum = drawn.test(element.name) ? 1 : 0
    for (const child of childrenOf(element)) sum += count(child)
    for (const id of [...referencesOf(element), ...styledOf(element)]) {
      const target = elements.get(id)
      if (target) sum += count(target)
    }
    counts.set(element, sum)
    return sum
  }

  index(root)
  if (count(root) > maxDrawn) throw new Error('An SVG draws too many elements')
}

const childrenOf = ({ children }: XmlElement) => children.filter((child) => child instanceof XmlElement)

function referencesOf({ attributes }: XmlElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    /(?:^|:)href$/.test(name) ? [value.trim().replace(/^#/, '')] : urlsIn(value),
  )
}

const urlsIn = (css: string): string[] => Array.from(css.matchAll(/url\(\s*["']?#([^"')\s]+)/g), ([, id = '']) => id)
