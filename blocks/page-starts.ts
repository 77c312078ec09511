import type { BilingualText } from '#content/locale.ts'
import { type BlockType, catalogue } from './catalogue.ts'
import startTexts from './start-texts.json' with { type: 'json' }

/** Fields that replace fields of a new block. `null` removes a field. */
type StartTexts = { [Type in BlockType]?: Record<string, unknown> }

export type PageStart = 'blank' | 'landing' | 'solution' | 'event' | 'text'

/** The block types of what a new page can start with. */
export const startTypes: Record<PageStart, BlockType[]> = {
  blank: [],
  landing: ['HERO', 'KEY_MESSAGES', 'FEATURES', 'FORM'],
  solution: ['HERO', 'IMAGE_TEXT', 'FEATURES', 'TABS', 'FAQ', 'FORM'],
  event: ['HERO', 'IMAGE_TEXT', 'TIMELINE', 'FORM'],
  text: ['TEXT'],
}

/** Texts for these blocks, and the page of the route table whose layout the page has. */
const startParts: { [Start in PageStart]?: { texts: StartTexts; layout?: string } } = {
  landing: { texts: startTexts.offer },
  solution: { texts: startTexts.offer, layout: 'solutions-totara-suite' },
  event: { texts: startTexts.event },
  text: { texts: startTexts.plain },
}

/**
 * Returns the blocks of a new page with the texts of `start`, and the settings if the page has a layout. The title of
 * the first block is the name of the page.
 */
export function startOf(start: PageStart, name: BilingualText) {
  const { texts, layout } = startParts[start] ?? {}
  const blocks = startTypes[start].map((type, index) => {
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
