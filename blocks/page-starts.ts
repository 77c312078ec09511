import type { BilingualText } from '#content/locale.ts'
import { type BlockType, catalogue } from './catalogue.ts'
import { eventTexts, offerTexts, plainTexts, type StartTexts } from './start-texts.ts'

/** What a new page can begin with: its blocks, and the page of the route table whose layout it has. */
const pageStarts: Record<PageStart, { types: BlockType[]; texts?: StartTexts; layout?: string }> = {
  blank: { types: [] },
  landing: { types: ['HERO', 'KEY_MESSAGES', 'FEATURES', 'FORM'], texts: offerTexts },
  solution: {
    types: ['HERO', 'IMAGE_TEXT', 'FEATURES', 'TABS', 'FAQ', 'FORM'],
    texts: offerTexts,
    layout: 'solutions-totara-suite',
  },
  event: { types: ['HERO', 'IMAGE_TEXT', 'TIMELINE', 'FORM'], texts: eventTexts },
  text: { types: ['TEXT'], texts: plainTexts },
}
export type PageStart = 'blank' | 'landing' | 'solution' | 'event' | 'text'

/** The blocks of a new page, each like a new block of its type but for its texts; the first has the page's name. */
export function startOf(start: PageStart, name: BilingualText) {
  const { types, texts, layout } = pageStarts[start]
  const blocks = types.map((type, index) => {
    const content: Record<string, unknown> = { ...catalogue[type].blank, ...texts?.[type] }
    return { type, content: index === 0 ? withTitle(content, name) : content }
  })
  return { blocks, ...(layout && { settings: { layout } }) }
}

/** Long texts have their title among their entries. */
function withTitle(content: Record<string, unknown>, title: BilingualText): Record<string, unknown> {
  if ('title' in content) return { ...content, title }
  const inner = content.content as Record<string, unknown> | undefined
  return inner ? { ...content, content: { ...inner, title } } : content
}
