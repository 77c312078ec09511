import postcss, { CssSyntaxError } from 'postcss'
import type { LostPart } from '#api/uploads.ts'

/** Fonts may be embedded; what loads something external is removed and added to `lost`. */
export function sanitizeStyle(css: string, lost: Set<LostPart>): string {
  const root = parse(css)
  root?.walk((node) => {
    if (node.type === 'comment') node.remove()
    else if (node.type === 'decl' ? !isHarmlessDeclaration(node) : !isHarmlessStyle(headOf(node))) {
      lost.add('external')
      node.remove()
    }
  })
  const kept = root?.toString() ?? ''
  if (root && isHarmlessStyle(kept.replace(embeddedFont, ''))) return kept.trim()
  lost.add('external')
  return ''
}

function parse(css: string) {
  try {
    return postcss.parse(css)
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined
    throw error
  }
}

const embeddedFont = /url\(\s*["']?data:(font|application)\/[\w.+-]+(;[\w=-]+)*;base64,[\w+/=\s]+["']?\s*\)/gi

type Node = postcss.ChildNode
const isHarmlessDeclaration = ({ prop, value, parent }: postcss.Declaration) =>
  isHarmlessStyle(`${prop}:${isFontFace(parent) ? value.replace(embeddedFont, '') : value}`)
const isFontFace = (node: postcss.Declaration['parent']) => node?.type === 'atrule' && /^font-face$/i.test(node.name)
const headOf = (node: Exclude<Node, postcss.Declaration>) =>
  node.type === 'rule' ? node.selector : `@${(node as postcss.AtRule).name} ${(node as postcss.AtRule).params}`

/** `url()` may refer only to the same SVG. Escapes are refused: they can spell `url` without its letters. */
export function isHarmlessStyle(css: string): boolean {
  return !/\\|@import|image-set|(?:url|src)\((?!\s*["']?#)|(?:java|vb)script:/i.test(css)
}
