import type { BilingualText } from '#content/locale.ts'
import { type BlockType, catalogue } from './catalogue.ts'
import startTexts from './start-texts.json' with { type: 'json' }

/** Fields that replace those of a new block; null removes the field. */
type StartTexts = { [Type in BlockType]?: Record<string, unknown> }

/** What a new page can begin with: its blocks, and the page of the route table whose layout it has. */
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

/** The blocks of a new page: new blocks with the texts of `start`. The title of the first is the name of the page. */
export function startOf(start: PageStart, name: BilingualText) {
  const { types, texts, layout } = pageStarts[start]
  const blocks = types.map((type, index) => {
    const fields = Object.entries<unknown>({ ...catalogue[type].blank, ...texts?.[type] })
    const content = Object.fromEntries(fields.filter(([, value]) => value !== null))
    return { type, content: index === 0 ? withTitle(content, name) : content }
  })
  return { blocks, ...(layout && { settings: { layout } }) }
}

/** Blocks of the type TEXT have the title among the entries in `content.content`. */
function withTitle(content: Record<string, unknown>, title: BilingualText): Record<string, unknown> {
  if ('title' in content) return { ...content, title }
  const inner = content.content as Record<string, unknown> | undefined
  return inner ? { ...content, content: { ...inner, title } } : content
}
