import type { LocalizedBlock } from './block.ts'
import type { BlockType } from './catalogue.ts'
import { folderOf } from './folder-of.ts'
import article from './styles/article.css?url'
import common from './styles/common.css?url'
import home from './styles/home.css?url'
import resources from './styles/resources.css?url'
import solution from './styles/solution.css?url'

/**
 * The style sheets that several block types share, because each sheet costs a request. Types that often occur on the
 * same page share a sheet. Header, footer and hero need no sheet here: their styles are in the site's own sheet, except
 * the styles of a hero with a gallery. All other types have a view.css.
 */
const shared: { [T in BlockType]?: string | undefined } = {
  HEADER: undefined,
  FOOTER: undefined,
  HERO: undefined,
  WELCOME: home,
  SOLUTIONS: home,
  INSIGHTS: home,
  IMAGE_TEXT: common,
  LOGOS: common,
  GALLERY: common,
  CTA: common,
  TABS: solution,
  FEATURES: solution,
  FAQ: solution,
  RESOURCES: resources,
}

/** The view.css of all other types. The excluded folders are imported by shared style sheets. */
const own = import.meta.glob<string>(
  [
    './*/view.css',
    '!./{article,header,footer,hero,welcome,solutions,insights,image-text,logos,gallery}/*',
    '!./{call-to-action,tabs,features,faq,resources}/*',
  ],
  { eager: true, query: '?url', import: 'default' },
)

/** The style sheets of layouts. A page loads only the sheets of layouts that its blocks have. */
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

/** The styles of the suite bar are in the sheet of solution pages, because only solution pages have the bar. */
export const suiteBarStyles = solution
