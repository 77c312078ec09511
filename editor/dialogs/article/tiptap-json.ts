/** Formatted text as Tiptap's JSON. */
export type Json = { type: string; attrs?: Record<string, unknown>; content?: Json[]; text?: string; marks?: Mark[] }
type Mark = { type: string; attrs?: Record<string, unknown> }

const marksOfTags: { [tag: string]: string } = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  a: 'link',
  bdi: 'isolated',
}
const blocksOfTags: { [tag: string]: string } = {
  p: 'paragraph',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
}
const entities: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' }

const decode = (text: string) => text.replace(/&(\w+|#39);/g, (whole, name) => entities[name] ?? whole)
const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Parses sanitized HTML (server/pages/sanitize-text.ts) into paragraphs and lists. Text outside of paragraphs and lists
 * becomes a paragraph. Does not use the browser's parser, so that it also runs in Node.
 */
export function blocksOf(html: string): Json[] {
  const root: Json = { type: 'doc', content: [] }
  const open: Json[] = [root]
  let marks: (Mark & { tag: string })[] = []
  const top = () => open.at(-1) as Json

  function add(inline: Json) {
    if (top().type !== 'paragraph') {
      // Skips white space between blocks.
      if (inline.type === 'text' && !inline.text?.trim()) return
      openBlock('paragraph')
    }
    top().content = [...(top().content ?? []), inline]
  }
  function openBlock(type: string, dir?: string) {
    const attrs = { ...(type === 'listItem' && { entry: null }), ...(dir && { dir }) }
    const block: Json = { type, ...(Object.keys(attrs).length > 0 && { attrs }) }
    top().content = [...(top().content ?? []), block]
    open.push(block)
  }
  function closeUntil(types: string[]) {
    while (open.length > 1 && !types.includes(top().type)) open.pop()
  }

  for (const [, slash, name = '', attributes = '', text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+|<)/g)) {
    const tag = name.toLowerCase()
    const dir = /\bdir="(\w+)"/.exec(attributes)?.[1]
    const block = blocksOfTags[tag]
    const mark = marksOfTags[tag]
    if (text !== undefined) {
      const plain = marks.map(({ tag: _, ...mark }) => mark)
      add({ type: 'text', text: decode(text), ...(plain.length > 0 && { marks: plain }) })
    } else if (tag === 'br') add({ type: 'hardBreak' })
    else if (block && slash) {
      if (!open.some(({ type }) => type === block)) continue
      closeUntil([block])
      open.pop()
    } else if (block) {
      closeUntil(block === 'listItem' ? ['bulletList', 'orderedList'] : ['doc', 'listItem'])
      if (block !== 'listItem' || open.length > 1) openBlock(block, dir)
    } else if (mark && slash) marks = marks.filter((each) => each.tag !== tag)
    else if (mark) {
      const href = decode(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')
      const attrs = { ...(mark === 'link' && { href }), ...(dir && { dir }) }
      marks = [...marks, { tag, type: mark, ...(Object.keys(attrs).length > 0 && { attrs }) }]
    }
  }
  for (const item of listItemsIn(root)) if (item.content?.[0]?.type !== 'paragraph') unshiftParagraph(item)
  return root.content?.length ? root.content : [{ type: 'paragraph' }]
}

function listItemsIn(node: Json): Json[] {
  return (node.content ?? []).flatMap((child) => [...(child.type === 'listItem' ? [child] : []), ...listItemsIn(child)])
}

/** Inserts an empty paragraph at the start of a list item, which Tiptap's schema requires. */
function unshiftParagraph(item: Json) {
  item.content = [{ type: 'paragraph' }, ...(item.content ?? [])]
}

/** Parses sanitized HTML into inline content, with a line break between each two blocks. */
export function inlineOf(html: string): Json[] {
  return blocksOf(html)
    .flatMap(textblocksOf)
    .flatMap((each, index) => (index > 0 ? [{ type: 'hardBreak' }, ...each] : each))
}

/** Returns the inline content of each paragraph in a block. */
function textblocksOf(block: Json): Json[][] {
  return block.type === 'paragraph' ? [block.content ?? []] : (block.content ?? []).flatMap(textblocksOf)
}

const tagsOfBlocks: { [type: string]: string } = Object.fromEntries(
  Object.entries(blocksOfTags).map(([tag, type]) => [type, tag]),
)

/** Returns the HTML of inline content, paragraphs and lists. A list item with a single paragraph gets no <p>. */
export function htmlOf(nodes: Json[] = []): string {
  return nodes
    .map((node): string => {
      const { type, content = [] } = node
      const tag = tagsOfBlocks[type]
      if (type === 'hardBreak') return '<br>'
      if (!tag) return marked(node)
      const [only, ...more] = content
      const isLine = type === 'listItem' && only?.type === 'paragraph' && more.length === 0
      return `<${tag}${directionOf(node.attrs)}>${htmlOf(isLine ? only.content : content)}</${tag}>`
    })
    .join('')
}

/** Content that was copied elsewhere may have anything as its `dir`. */
const directionOf = (attrs: Json['attrs']) =>
  /^(ltr|rtl|auto)$/.test(String(attrs?.dir)) ? ` dir="${attrs?.dir}"` : ''

function marked({ text = '', marks = [] }: Json): string {
  return marks.toReversed().reduce((html, { type, attrs }) => {
    if (type === 'isolated') return `<bdi${directionOf(attrs)}>${html}</bdi>`
    if (type === 'link') {
      return `<a href="${encode(String(attrs?.href)).replaceAll('"', '&quot;')}"${directionOf(attrs)}>${html}</a>`
    }
    return type === 'bold' ? `<strong>${html}</strong>` : `<em>${html}</em>`
  }, encode(text))
}

/** Returns the text of a node without formatting. */
export const wordsOf = ({ text = '', content = [] }: Json): string => text + content.map(wordsOf).join(' ')
