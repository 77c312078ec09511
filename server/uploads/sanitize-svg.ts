import sanitizeHtml from 'sanitize-html'

const namespaces = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** None of these elements runs scripts, animates, links or contains HTML. */
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
  // Silences the warning about style elements; `exclusiveFilter` checks their text.
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

/** Removes scripts, event handlers, HTML and external references. Undefined for a file that is not an SVG in UTF-8. */
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

/** Removes everything before the root element, because the parser treats a part of some document types as text. */
function withoutProlog(svg: string): string {
  return svg.replace(/^(?:\s|<\?.*?\?>|<!--.*?-->|<!doctype[^[>]*(?:\[[^\]]*\]\s*)?>)*/is, '')
}

/**
 * Removes imports of fonts. They have no effect, because browsers load no external fonts for a picture, and
 * `exclusiveFilter` would remove the whole style element because of them. The character classes exclude `(`, `{` and
 * `<`: otherwise matching a file that repeats an unclosed start takes hours.
 */
function withoutFonts(svg: string): string {
  return svg.replace(/@import\s+(?:url\([^()<]*\)|"[^"<]*"|'[^'<]*')[^;<]*;?|@font-face\s*\{[^{}<]*\}/gi, '')
}

/**
 * Sanitizes until nothing changes any more, because removing broken markup can produce new markup. Undefined if the
 * last pass still changes the text.
 */
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

/** Whether an address is a fragment of the same SVG or, in an `image` element, an embedded raster picture. */
function isInside(tag: string, address: string): boolean {
  return (
    /^#[^\s]+$/.test(address) ||
    (tag === 'image' && /^data:image\/(png|jpeg|webp|gif);base64,[\w+/=\s]+$/.test(address))
  )
}

/**
 * Whether a style or an attribute loads nothing external: `url()` may refer only to the same SVG. Escapes are refused,
 * because they can spell `url` without its letters.
 */
function isHarmlessStyle(css: string): boolean {
  return !/\\|@import|image-set|(?:url|src)\((?!\s*["']?#)|(?:java|vb)script:/i.test(css)
}
