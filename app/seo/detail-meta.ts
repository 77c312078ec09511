import type { MetaDescriptor } from 'react-router'
import type { LocalizedBlock } from '#blocks/block.ts'
import { searchDataOf } from '#blocks/search-data.ts'
import { localizeHref } from '#content/address.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import { pages } from '#content/pages.ts'
import type { Site } from '../backend.ts'
import { breadcrumbs } from './company.ts'
import { type About, aboutJob, aboutPost, aboutStory } from './describe-item.ts'
import { head } from './head.ts'
import { defaultSocialPicture } from './social-picture.ts'

type DetailData = {
  /** The English paths of the list and of this page. */
  list: string
  path: string
  /** The name of the list's page; undefined without an item. */
  listName: BilingualText | undefined
  locale: Locale
  blocks: LocalizedBlock[] | null
  site: Site
}

/** The head of a customer story, job or post; without an item only a title and `noindex`. */
export function detailMeta({ list, path, listName, locale, blocks, site }: DetailData): MetaDescriptor[] {
  const about = blocks?.[0] && describe(blocks[0], { site, locale, url: site.url + localizeHref(path, locale) })
  if (!about) return [{ title: `404 - ${site.brand}` }, { name: 'robots', content: 'noindex' }]
  const { name, description, image, imageAlt, publishedAt, thing } = about
  const parent = pages.find((page) => page.path === list)
  const trail: [string, string][] = [
    [listName ? inLocale(listName, locale).text : '', list],
    [name, path],
  ]
  return head({
    name,
    description,
    path,
    locale,
    site,
    picture: image ? { ...image, alt: imageAlt } : defaultSocialPicture(parent?.key, locale),
    type: 'article',
    publishedAt,
    things: [breadcrumbs(trail, site, locale), ...(thing ? [thing] : [])],
  })
}

function describe(block: LocalizedBlock, where: { site: Site; locale: Locale; url: string }): About | undefined {
  const around = { ...where, changedAt: block.changedAt }
  const { story, job, post } = searchDataOf(block, 'item') ?? {}
  return aboutStory(story, around) ?? aboutJob(job, around) ?? aboutPost(post, around)
}
