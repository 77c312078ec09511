import sanitizeHtml from 'sanitize-html'

const namespaces = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** Elements that draw; none that run scripts, animate, link or contain HTML. */
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
  // `exclusiveFilter` below checks style elements.
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

/** An SVG without scripts, event handlers, HTML and external references; undefined for a file that is not an SVG. */
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

/** Removes everything before the root element. The parser would take a part of some document types for text. */
function withoutProlog(svg: string): string {
  return svg.replace(/^(?:\s|<\?.*?\?>|<!--.*?-->|<!doctype[^[>]*(?:\[[^\]]*\]\s*)?>)*/is, '')
}

/**
 * Removes font imports. Browsers load no external fonts for a picture, and an import would make `exclusiveFilter` drop
 * the whole style element. No expression matches across a second occurrence of its own start, because a file that
 * repeats the start would take hours.
 */
function withoutFonts(svg: string): string {
  return svg.replace(/@import\s+(?:url\([^()<]*\)|"[^"<]*"|'[^'<]*')[^;<]*;?|@font-face\s*\{[^{}<]*\}/gi, '')
}

/** Removing broken markup can produce new markup, so the result is sanitized again until nothing changes. */
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

/** Whether an address is a fragment of the same SVG or an embedded raster picture. */
function isInside(tag: string, address: string): boolean {
  return (
    /^#[^\s]+$/.test(address) ||
    (tag === 'image' && /^data:image\/(png|jpeg|webp|gif);base64,[\w+/=\s]+$/.test(address))
  )
}

/**
 * Whether a style loads nothing external: `url()` refers to the same SVG only, and escapes, which hide it, are refused.
 */
function isHarmlessStyle(css: string): boolean {
  return !/\\|@import|image-set|(?:url|src)\((?!\s*["']?#)|(?:java|vb)script:/i.test(css)
}
