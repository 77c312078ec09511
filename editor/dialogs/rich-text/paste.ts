import { Slice } from '@tiptap/pm/model'
import type { Selection } from '@tiptap/pm/state'

const outside = /^(?:\s|<!--.*?-->|<\/?(?:html|head|body|meta|b|span|section|article|main)\b[^>]*>)*/is

/** Pasted tables without their frame: a row is a paragraph, in which a space parts the cells. */
export function rowsAsParagraphs(html: string): string {
  return html
    .replaceAll(/<(\/?)(?:tr|caption)\b[^>]*>/gi, '<$1div>')
    .replaceAll(/<\/t[dh]\s*>/gi, ' ')
    .replaceAll(/<\/?(?:table|thead|tbody|tfoot|colgroup|col|td|th)\b[^>]*>/gi, '')
}

/**
 * What is pasted amid or behind words, cut off from them where it begins with a block of its own; undefined where it may
 * run on in their paragraph: words, or a single paragraph, or what was copied here.
 */
export function asSeparateBlocks(slice: Slice, html: string, { $from, $to }: Selection): Slice | undefined {
  if (html.includes('data-pm-slice')) return
  const first = /^<(p|div|h[1-6]|table|thead|tbody|tr|td|th|li|blockquote|pre)\b/i.exec(html.replace(outside, ''))?.[1]
  if (!first || (/^(?:p|div)$/i.test(first) && slice.content.childCount < 2)) return
  const isBehind = $from.parentOffset > 0
  const isBefore = $to.parentOffset < $to.parent.content.size
  return new Slice(slice.content, isBehind ? 0 : slice.openStart, isBefore ? 0 : slice.openEnd)
}
