import type { BilingualText } from '#content/locale.ts'
import { type BlockType, catalogue } from './catalogue.ts'
import startTexts from './start-texts.json' with { type: 'json' }

/** What blocks have instead of the content of a new block; null is something that they lack. */
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

/** The blocks of a new page, each like a new block of its type but for its texts; the first has the page's name. */
export function startOf(start: PageStart, name: BilingualText) {
  const { types, texts, layout } = pageStarts[start]
  const blocks = types.map((type, index) => {
    const fields = Object.entries<unknown>({ ...catalogue[type].blank, ...texts?.[type] })
    const content = Object.fromEntries(fields.filter(([, value]) => value !== null))
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
