import { Slice } from '@tiptap/pm/model'
import type { Selection } from '@tiptap/pm/state'

const outside = /^(?:\s|<!--.*?-->|<\/?(?:html|head|body|meta|b|span|section|article|main)\b[^>]*>)*/is

/** Replaces pasted tables: each row becomes a paragraph with its cells separated by spaces. */
export function rowsAsParagraphs(html: string): string {
  return html
    .replaceAll(/<(\/?)(?:tr|caption)\b[^>]*>/gi, '<$1div>')
    .replaceAll(/<\/t[dh]\s*>/gi, ' ')
    .replaceAll(/<\/?(?:table|thead|tbody|tfoot|colgroup|col|td|th)\b[^>]*>/gi, '')
}

const wordParagraph = /<p\b(?=[^>]*mso-list:)[^>]*>([\s\S]*?)<\/p>/gi
/** The bullet or number before the text of a list item, as Word writes it. */
const wordMarker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i

/** Replaces the paragraphs that Word writes for list items by lists. */
export function wordLists(html: string): string {
  const lists = html.replace(wordParagraph, (_, inner: string) => {
    const marker = (wordMarker.exec(inner)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()
    const tag = /^[\da-z]{1,3}[.)]/i.test(marker) ? 'ol' : 'ul'
    return `<${tag}><li>${inner.replace(wordMarker, '')}</li></${tag}>`
  })
  return lists.replace(/<\/(ul|ol)>\s*<\1>/g, '')
}

/** Converts elements in pasted HTML that Tiptap would not recognize: rows of tables, and lists as Word writes them. */
export const cleanPasted = (html: string) => rowsAsParagraphs(wordLists(html))

/** Replaces the paragraphs in pasted quotations by lines (<br>), because a quote cannot contain paragraphs. */
export const quotesAsLines = (html: string) =>
  html.replace(/<blockquote\b[^>]*>[\s\S]*?<\/blockquote>/gi, (quote) =>
    quote.replace(/<\/(p|div)>\s*<\1\b[^>]*>/gi, '<br>').replace(/<\/?(?:p|div)\b[^>]*>/gi, ''),
  )

/**
 * Closes a pasted slice at each end that would be joined with existing text, if the slice begins with a block element.
 * Returns undefined if the slice may be joined: inline text, a single paragraph, or content copied from this editor.
 */
export function asSeparateBlocks(slice: Slice, html: string, { $from, $to }: Selection): Slice | undefined {
  if (html.includes('data-pm-slice')) return
  const first = /^<(p|div|h[1-6]|table|thead|tbody|tr|td|th|li|blockquote|pre)\b/i.exec(html.replace(outside, ''))?.[1]
  if (!first || (/^(?:p|div)$/i.test(first) && slice.content.childCount < 2)) return
  const isBehind = $from.parentOffset > 0
  const isBefore = $to.parentOffset < $to.parent.content.size
  return new Slice(slice.content, isBehind ? 0 : slice.openStart, isBefore ? 0 : slice.openEnd)
}
