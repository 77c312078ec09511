import sanitizeHtml from 'sanitize-html'

const namespaces = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** What is drawn: nothing that runs, moves by itself, leads somewhere or holds HTML. */
const allowedTags = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDropShadow'],
  ...[
    'feDiffuseLighting',
    'feDisplacementMap',
    'feDistantLight',
    'feFlood',
    'feFuncA',
    'feFuncB',
    'feFuncG',
    'feFuncR',
  ],
  ...['feGaussianBlur', 'feImage', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight'],
  ...['feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
]

const options: sanitizeHtml.IOptions = {
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  allowedTags,
  // Styles are looked at below.
  allowVulnerableTags: true,
  nonTextTags: ['script', 'style', 'foreignObject', 'metadata'],
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  selfClosing: [],
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: allowed(tagName, attributes) }) },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && (/[<&]/.test(text) || !isHarmlessStyle(text)),
}

const maxPasses = 5

/** An SVG without scripts, event handlers, HTML and anything from elsewhere; undefined for what is no SVG. */
export function sanitizeSvg(file: Buffer): Buffer | undefined {
  const text = readText(file)
  const cleaned = text && clean(withoutFonts(withoutProlog(text)), maxPasses)?.trim()
  return cleaned?.startsWith('<svg ') ? Buffer.from(cleaned) : undefined
}

function readText(file: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** Without what stands before the drawing. The parser would take a part of some document types for text. */
function withoutProlog(svg: string): string {
  return svg.replace(/^(?:\s|<\?.*?\?>|<!--.*?-->|<!doctype[^[>]*(?:\[[^\]]*\]\s*)?>)*/is, '')
}

/**
 * Fonts come from elsewhere, so no browser loads them for a picture; they would take all styles along. None of the
 * expressions reads on over its own beginning: a file that repeats one would take hours.
 */
function withoutFonts(svg: string): string {
  return svg.replace(/@import\s+(?:url\([^()<]*\)|"[^"<]*"|'[^'<]*')[^;<]*;?|@font-face\s*\{[^{}<]*\}/gi, '')
}

/** What was hidden in broken markup may be markup once that is gone: cleaned until nothing changes any more. */
function clean(svg: string, passes: number): string | undefined {
  const cleaned = sanitizeHtml(svg, options)
  if (cleaned === svg) return svg
  return passes > 0 ? clean(cleaned, passes - 1) : undefined
}

function allowed(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = Object.entries(attributes).filter(([name, value]) => isAllowed(tag, name, value))
  return { ...(tag === 'svg' && namespaces), ...Object.fromEntries(kept) }
}

function isAllowed(tag: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return isInside(tag, value)
  if (name !== 'xml:space' && !/^(?!on|xmlns)[a-z][\w-]*$/i.test(name)) return false
  return value !== '' && isHarmlessStyle(value)
}

/** A part of the same drawing, or a raster picture that it brings along. */
function isInside(tag: string, address: string): boolean {
  return (
    /^#[^\s]+$/.test(address) ||
    (tag === 'image' && /^data:image\/(png|jpeg|webp|gif);base64,[\w+/=\s]+$/.test(address))
  )
}

/** Fetches nothing: `url()` names a part of the same drawing, and nothing is written so that this can't be seen. */
function isHarmlessStyle(css: string): boolean {
  return !/\\|@import|image-set|(?:url|src)\((?!\s*["']?#)|(?:java|vb)script:/i.test(css)
}
