import type { BilingualText } from '#content/locale.ts'
import { type BlockType, catalogue } from './catalogue.ts'
import startTexts from './start-texts.json' with { type: 'json' }

/** Fields that replace fields of a new block. `null` removes a field. */
type StartTexts = { [Type in BlockType]?: Record<string, unknown> }

/**
 * What a new page can start with: its block types, texts for them, and the page of the route table whose layout it has.
 */
const pageStarts: Record<PageStart, { types: BlockType[]; texts?: StartTexts; layout?: string }> = {
  blank: { types: [] },
  landing: { types: ['HERO', 'KEY_MESSAGES', 'FEATURES', 'FORM'], texts: startTexts.offer },
  solution: {
    types: ['HERO', 'IMAGE_TEXT', 'FEATURES', 'TABS', 'FAQ', 'FORM'],
    texts: startTexts.offer,
    layout: 'solutions-totara-suite',
  },
  event: { types: ['HERO', 'IMAGE_TEXT', 'TIMELINE', 'FORM'], texts: startTexts.event },
  text: { types: ['TEXT'], texts: startTexts.plain },
}
export type PageStart = 'blank' | 'landing' | 'solution' | 'event' | 'text'

/**
 * Returns the blocks of a new page with the texts of `start`, and the settings if the page has a layout. The title of
 * the first block is the name of the page.
 */
export function startOf(start: PageStart, name: BilingualText) {
  const { types, texts, layout } = pageStarts[start]
  const blocks = types.map((type, index) => {
    const fields = Object.entries<unknown>({ ...catalogue[type].blank, ...texts?.[type] })
    const content = Object.fromEntries(fields.filter(([, value]) => value !== null))
    return { type, content: index === 0 ? withTitle(content, name) : content }
  })
  return { blocks, ...(layout && { settings: { layout } }) }
}

/** Sets the title of a block. In blocks of the type TEXT, the title is one of the entries in `content.content`. */
function withTitle(content: Record<string, unknown>, title: BilingualText): Record<string, unknown> {
  if ('title' in content) return { ...content, title }
  const inner = content.content as Record<string, unknown> | undefined
  return inner ? { ...content, content: { ...inner, title } } : content
}
