import awards from './awards/view.css?url'
import type { LocalizedBlock } from './block.ts'
import type { BlockType } from './catalogue.ts'
import around from './features/layouts/around.css?url'
import board from './features/layouts/board.css?url'
import bubbles from './features/layouts/bubbles.css?url'
import cards from './features/layouts/cards.css?url'
import columns from './features/layouts/columns.css?url'
import funnel from './features/layouts/funnel.css?url'
import hub from './features/layouts/hub.css?url'
import numbered from './features/layouts/numbered.css?url'
import sheet from './features/layouts/sheet.css?url'
import stairs from './features/layouts/stairs.css?url'
import form from './form/view.css?url'
import grid from './image-text/layouts/grid.css?url'
import jobs from './jobs/view.css?url'
import keyMessages from './key-messages/view.css?url'
import logoWall from './logo-wall/view.css?url'
import offices from './offices/view.css?url'
import policy from './policy/view.css?url'
import article from './styles/article.css?url'
import home from './styles/home.css?url'
import resources from './styles/resources.css?url'
import sections from './styles/sections.css?url'
import solution from './styles/solution.css?url'
import success from './success/view.css?url'
import team from './team/view.css?url'
import timeline from './timeline/view.css?url'

/**
 * Block type -> its style sheet. Types that occur together on pages share one, because each costs a request. Header,
 * footer and hero are part of the site's own sheet.
 */
const styles: { [T in BlockType]: string | undefined } = {
  HEADER: undefined,
  FOOTER: undefined,
  HERO: undefined,
  WELCOME: home,
  SOLUTIONS: home,
  INSIGHTS: home,
  IMAGE_TEXT: sections,
  LOGOS: sections,
  GALLERY: sections,
  CTA: sections,
  TABS: solution,
  FEATURES: solution,
  FAQ: solution,
  FORM: form,
  RESOURCES: resources,
  TEAM: team,
  JOBS: jobs,
  LOGO_WALL: logoWall,
  AWARDS: awards,
  KEY_MESSAGES: keyMessages,
  TIMELINE: timeline,
  OFFICES: offices,
  SUCCESS: success,
  TEXT: policy,
}

/** Style sheets of layouts, loaded only by pages that use them. */
const layouts: { [T in BlockType]?: { [layout: string]: string } } = {
  FEATURES: { around, board, bubbles, cards, columns, funnel, hub, numbered, sheet, stairs },
  IMAGE_TEXT: { grid },
}

export const allStyles = [...new Set([...Object.values(styles), article])].filter((sheet) => sheet !== undefined)

/** The style sheets that a block needs. */
export function stylesOf({ type, content, opened }: LocalizedBlock): string[] {
  const { layout = '' } = content as { layout?: string }
  return [styles[type], layouts[type]?.[layout], opened && article].filter((sheet) => typeof sheet === 'string')
}

/** Only solution pages have the suite bar. */
export const suiteBarStyles = solution
