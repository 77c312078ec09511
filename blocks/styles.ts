import type { LocalizedBlock } from './block.ts'
import type { BlockType } from './catalogue.ts'
import { folderOf } from './folder-of.ts'
import article from './styles/article.css?url'
import home from './styles/home.css?url'
import resources from './styles/resources.css?url'
import sections from './styles/sections.css?url'
import solution from './styles/solution.css?url'

/**
 * Block types that occur together on pages share a style sheet, because each sheet costs a request. The styles of
 * header, footer and hero are in the site's own sheet, except for a hero with a gallery. Other types have a view.css.
 */
const shared: { [T in BlockType]?: string | undefined } = {
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
  RESOURCES: resources,
}

/** The style sheets of the other types, without the folders whose sheets are imported by a shared one. */
const own = import.meta.glob<string>(
  [
    './*/view.css',
    '!./{article,header,footer,hero,welcome,solutions,insights,image-text,logos,gallery}/*',
    '!./{call-to-action,tabs,features,faq,resources}/*',
  ],
  { eager: true, query: '?url', import: 'default' },
)

/** Style sheets of layouts, loaded only by pages that use them. */
const layouts = import.meta.glob<string>('./*/layouts/*.css', { eager: true, query: '?url', import: 'default' })

const sheets = [...Object.values(shared), ...Object.values(own), article]
export const allStyles = [...new Set(sheets)].filter((sheet) => sheet !== undefined)

export function stylesOf({ type, content, opened }: LocalizedBlock): string[] {
  const { layout = '', sliderImages } = content as { layout?: string; sliderImages?: { items: unknown[] } }
  const folder = `./${folderOf(type)}`
  const hasGallery = sliderImages !== undefined && sliderImages.items.length > 1
  const sheet = hasGallery ? home : type in shared ? shared[type] : own[`${folder}/view.css`]
  return [sheet, layouts[`${folder}/layouts/${layout}.css`], opened && article].filter(
    (each) => typeof each === 'string',
  )
}

/** The suite bar has its styles in the sheet of solution pages, the only pages with the bar. */
export const suiteBarStyles = solution
