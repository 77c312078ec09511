import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { withoutInvisible } from '#content/canonical-address.ts'
import { withoutControlCharacters } from '#content/control-characters.ts'
import { isDictionary } from '#content/json.ts'
import { link } from '#content/schema/fields.ts'

/** Loads sanitize-html at its first use instead of at the start. */
const require = createRequire(import.meta.url)

/** Names of elements whose tags separate words, as a part of a regular expression. */
const blockElements = oneOf([
  'address article aside blockquote br caption dd details dialog div dl dt fieldset figcaption figure footer form h[1-6] header hr li main nav ol option p pre section summary table tbody td tfoot th thead tr ul',
])
const elements = [
  'a abbr acronym address applet area article aside audio b base bdi bdo big blockquote body br button canvas caption',
  'center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption',
  'figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label',
  'legend li link main map mark marquee math menu meta meter nav noscript object ol optgroup option output p param',
  'picture pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub',
  'summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr',
]
const switches = [
  'allowfullscreen async autofocus autoplay checked controls default defer disabled download formnovalidate hidden inert',
  'ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected',
]

/*
 * 'a <b and c> d' is no tag: each attribute has a value or is one of `switches`. It can match each attribute in only
 * one way, which prevents catastrophic backtracking.
 */
const attribute = String.raw`[\s/]+(?:(?:${oneOf(switches)})(?=[\s/>])|[^\s"'<>/=]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+(?=[\s>])))`
const markup = new RegExp(
  String.raw`<!--[\s\S]*?-->|</(?:${oneOf(elements)})\s*>|<(?:${oneOf(elements)})(?:${attribute})*[\s/]*>`,
  'gi',
)

const blockTag = new RegExp(String.raw`^</?(?:${blockElements})\b`, 'i')

/** Block tags become a space. Any other '<' and '&' stays, because the result is never parsed as HTML. */
export function plainText(text: string): string {
  return untilStable(
    text,
    (typed) => {
      const reduced = typed.replace(markup, (tag) => (blockTag.test(tag) ? '\0' : ''))
      const parts = reduced.split('\0')
      return parts.length > 1
        ? parts
            .map((part) => part.trim())
            .filter(Boolean)
            .join(' ')
        : reduced
    },
    (reduced) => reduced.replaceAll('<', ''),
  )
}

const maxPasses = 4

/** Removing a tag may form another one ('<<b>b>'). Applies `last` if the text still changes after `maxPasses`. */
function untilStable(text: string, reduce: (text: string) => string, last: (text: string) => string): string {
  let before = text
  for (let pass = 0; pass < maxPasses; pass++) {
    const reduced = reduce(before)
    if (reduced === before) return reduced
    before = reduced
  }
  return last(before)
}

function oneOf(names: string[]): string {
  return names.join(' ').replaceAll(' ', '|')
}

const disallowedBlockTags = new RegExp(String.raw`(?:</?(?!(?:p|br|ul|ol|li)\b)(?:${blockElements})\b[^<>]*>)+`, 'gi')

/** Other block tags become a space, because they separate words. */
export function sanitizeRichText(html: string): string {
  return untilStable(html, sanitizeOnce, (reduced) => reduced.replace(/<[^>]*>/g, ''))
}

/** Elements that may have a direction of their own. */
const directed = ['p', 'ul', 'ol', 'li', 'bdi']
const dir = { name: 'dir', values: ['ltr', 'rtl', 'auto'] }

function sanitizeOnce(html: string): string {
  const spaced = html.replace(disallowedBlockTags, ' $&')
  const cleaned = (require('sanitize-html') as typeof sanitizeHtml)(spaced, {
    allowedTags: ['br', 'strong', 'em', 'a', ...directed],
    allowedAttributes: { ...Object.fromEntries(directed.map((tag) => [tag, [dir]])), a: ['href', dir] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', bdo: 'bdi', span: isolatedOrText, a: linkOrText, '*': withLowerCaseDir },
  })
  // The sanitizer decodes '&#11;'.
  const shown = withoutControlCharacters(cleaned)
  return spaced === html ? shown : shown.trim()
}

/** Word writes 'RTL'. */
const withLowerCaseDir = (tagName: string, { dir, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: { ...attribs, ...(dir && { dir: dir.toLowerCase() }) },
})

/** Renames a link with an unsafe address to a tag that is not allowed, of which the sanitizer keeps only the text. */
function linkOrText(_tag: string, { href, dir }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const visible = withoutInvisible(href ?? '').trim()
  const isSafe = visible && link.safeParse(visible).success
  return isSafe
    ? { tagName: 'a', attribs: { href: visible, ...(dir && { dir }) } }
    : { tagName: 'not-a-link', attribs: {} }
}

/** Keeps the direction of a text that has one of its own. */
function isolatedOrText(tagName: string, { dir }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return dir ? { tagName: 'bdi', attribs: { dir } } : { tagName, attribs: {} }
}

/** Lone surrogates and control characters. */
export function stripUnstorable(value: unknown): unknown {
  if (typeof value === 'string') return withoutControlCharacters(value).toWellFormed()
  if (Array.isArray(value)) return value.map(stripUnstorable)
  if (!isDictionary(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [stripUnstorable(key), stripUnstorable(part)]))
}
