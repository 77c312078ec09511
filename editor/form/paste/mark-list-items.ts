import { stylesOf } from './read-styles.ts'
import { replacementAfter } from './remove-hidden.ts'

/** The names of the attributes that `markListItems` sets. */
export const levelAttribute = 'data-pasted-level'
export const orderedAttribute = 'data-pasted-ordered'
export const continuesAttribute = 'data-pasted-continues'

/**
 * A number or letters in some form of numbering: '1', '١-', '(a)', 'viii.', 'IV', 'أ-', 'أ'. Another letter alone is a
 * bullet ('o', 'Ø').
 */
const numbering = /\p{N}|^\p{Ps}?[\p{L}\p{M}]{1,24}\p{P}+$|^[\p{L}\p{M}]{2,24}$|^\p{Script=Arabic}$/u

/**
 * Word writes list items as paragraphs, with the bullet or number as text. Marks these paragraphs with their level and
 * kind, and removes the bullet or number.
 */
export function markListItems(document: Document): void {
  for (const paragraph of document.querySelectorAll('p')) {
    const { 'mso-list': list } = stylesOf(paragraph)
    const markers = markersOf(paragraph)
    const isListStyle = /^MsoList/.test(paragraph.className)
    const level = /level(\d+)/.exec(list ?? '')?.[1] ?? /^MsoList\D*(\d)/.exec(paragraph.className)?.[1] ?? '1'
    if (/^l\d/.test(list ?? '') || (isListStyle && markers.length > 0)) {
      const text = markers.map(({ textContent }) => textContent).join('')
      paragraph.setAttribute(levelAttribute, level)
      if (numbering.test(text.replace(/[\s\p{Cf}]+/gu, ''))) paragraph.setAttribute(orderedAttribute, '')
      for (const marker of markers) marker.parentNode?.removeChild(marker)
    } else if (isListStyle) paragraph.setAttribute(continuesAttribute, '')
  }
}

/** Returns the nodes with the bullet or number of a paragraph. */
function markersOf(paragraph: Element): Node[] {
  const ignored = [...paragraph.querySelectorAll('[style]')].filter((each) => stylesOf(each)['mso-list'] === 'ignore')
  if (ignored.length > 0) return ignored
  const comments = document.createNodeIterator(paragraph, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if (/^\[if !supportLists\]/i.test(comment.nodeValue ?? '')) return replacementAfter(comment)
  }
  return untilSpacer(paragraph)
}

/** Mail programs drop the comments and 'mso-list', but not the small space that Word writes after a bullet or number. */
function untilSpacer(paragraph: Element): Node[] {
  const spacer = [...paragraph.querySelectorAll('span[style*="7.0pt" i], span[style*="7pt" i]')].find(
    (each) => /^7(?:\.0)?pt/.test(stylesOf(each).font ?? '') && each.textContent.trim() === '',
  )
  const siblings = [...(spacer?.parentNode?.childNodes ?? [])]
  return spacer ? siblings.slice(0, siblings.indexOf(spacer) + 1) : []
}
