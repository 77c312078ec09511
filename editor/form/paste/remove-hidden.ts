import { readStyles, type Styles, stylesOf } from './read-styles.ts'

/** Code and data, deletions of tracked changes, comments and the marks of notes. */
const neverShown = [
  'script, title, template, noscript, xml, iframe, object, select, svg, annotation, [hidden]',
  'del, .msoDel, [class*="TrackChange" i][class*="Del" i]',
  '.MsoCommentReference, .MsoCommentText, .MsoCommentSubject, .msocomanchor, .msocomtxt, .msocomoff',
  'comment, .comment-indicator',
  '.MsoFootnoteReference, .MsoEndnoteReference, [class*="FootnoteReference"], [class*="EndnoteReference"]',
  '.sdfootnoteanc, .sdfootnotesym, .sdendnoteanc, .sdendnotesym',
].join()

/** The text of a link from a word to its note, or back: '[1]', 'iv', '٣', '*'. */
const noteMark = /^[[(]?(?:\p{Nd}{1,3}|[a-z]|[ivx]{1,5}|[*†‡§]|[a-z]{1,3}\d{1,3})[\])]?$/iu

/** The anchors of notes: '#_ftn1', '#fn:1', '#cite_note-2'. Other links may have short texts, too: 'Q3'. */
const noteAnchor = /^#_?(?:cite|cmnt|edn|fn|ftn|msocom|note|ref|sd(?:foot|end)note)/i

/** Removes from a pasted document what its program does not show, or shows only to those who edit it. */
export function removeHidden(document: Document, styleSheets: string): void {
  for (const table of document.querySelectorAll('table')) removeHiddenColumns(table)
  removeByStyleSheets(document, styleSheets)
  for (const comment of document.querySelectorAll('a[href*="#cmnt_ref"]')) comment.closest('div')?.remove()
  for (const each of document.querySelectorAll(neverShown)) each.remove()
  for (const each of document.querySelectorAll('[style]')) if (isHidden(stylesOf(each), each)) each.remove()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const mark = link.textContent.trim()
    const isOfNote = /^[[(]/.test(mark) || noteAnchor.test(link.hash) || link.closest('sup')
    if (isOfNote && noteMark.test(mark)) link.remove()
  }
  removeReplacements(document)
}

/** An element within may be shown again, unless it is not displayed. */
function isHidden(styles: Styles, element: Element): boolean {
  const isOverridden = (property: string) => element.querySelector(`[style*="${property}" i]`)
  return (
    styles.display === 'none' ||
    (/^(?:hidden|collapse)$/.test(styles.visibility ?? '') && !isOverridden('visibility')) ||
    (/^0*\.?0+(?:[a-z]+|%)?$/.test(styles['font-size'] ?? '') && !isOverridden('font-size')) ||
    /^(?:all|screen)$/.test(styles['mso-hide'] ?? '') ||
    /^comment/.test(styles['mso-element'] ?? '') ||
    /^(?:comment|footnote|endnote)/.test(styles['mso-special-character'] ?? '') ||
    'mso-footnote-id' in styles ||
    'mso-endnote-id' in styles
  )
}

/** Hidden text may have a style of its own: 'span.Note { display: none }'. */
function removeByStyleSheets(document: Document, styleSheets: string) {
  const rules = styleSheets
    .replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '')
    .replace(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  for (const [, selector = '', declarations = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const styles = readStyles(declarations)
    for (const each of select(document, selector)) if (isHidden(styles, each)) each.remove()
  }
}

function select(document: Document, selector: string): Iterable<Element> {
  try {
    return document.querySelectorAll(selector)
  } catch {
    // Programs write selectors that no browser accepts.
    return []
  }
}

/** Excel hides a column by its <col>, and writes its cells like all others. */
function removeHiddenColumns(table: HTMLTableElement) {
  const hidden = new Set<number>()
  let count = 0
  for (const column of table.querySelectorAll<HTMLTableColElement>(':scope > col, :scope > colgroup > col')) {
    const isGone = isHidden(stylesOf(column), column) || column.getAttribute('width') === '0'
    for (let span = 0; span < column.span; span++) {
      if (isGone) hidden.add(count)
      count++
    }
  }
  if (hidden.size === 0) return
  /** By column: the number of further rows that a cell of a row above reaches into. */
  const covered: number[] = []
  for (const row of table.rows) {
    const before = covered.map((rows) => rows)
    let column = 0
    for (const cell of [...row.cells]) {
      while (before[column]) column++
      const columns = Array.from({ length: cell.colSpan }, (_, index) => column + index)
      for (const each of columns) covered[each] = cell.rowSpan
      if (columns.every((each) => hidden.has(each))) cell.remove()
      column += cell.colSpan
    }
    for (const [index, rows] of covered.entries()) covered[index] = Math.max(0, (rows ?? 0) - 1)
  }
}

/**
 * Removes what Word writes for programs without a feature, between the comments '[if !supportFootnotes]' and '[endif]':
 * marks, spaces and lines. The numbers of lists are read before (mark-list-items.ts), those of headings stay.
 */
function removeReplacements(document: Document) {
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    if (!/^\[if !support(?!Lists)/i.test(comment.nodeValue ?? '')) continue
    for (const node of replacementAfter(comment)) node.parentNode?.removeChild(node)
  }
}

/** Returns the nodes between the comment '[if …]' and its '[endif]'; none if there is no end beside it. */
export function replacementAfter(comment: Node): Node[] {
  const nodes: Node[] = []
  for (let node = comment.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType === Node.COMMENT_NODE && /^\[endif\]/i.test(node.nodeValue ?? '')) return nodes
    nodes.push(node)
  }
  return []
}
