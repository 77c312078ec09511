import type { TFunction } from 'i18next'
import type { SiteLink } from '#api/links.ts'
import type { Use } from '#api/uploads.ts'
import { readablePath } from '#content/address.ts'
import { type Locale, locales } from '#content/locale.ts'
import { formatNumber } from '#ui/intl.ts'
import { placeName, typeName } from '../history/change-names.ts'
import type { EditorStore } from '../store.ts'
import { type PageLink, pageLink } from './pages.ts'

const maxListed = 8

type Used = Pick<EditorStore, 'client' | 'act' | 'ask' | 'getState' | 't' | 'locale'>

export function linksOf({ client, act, ask, getState, t, locale }: Used) {
  /** '• Home: Hero: Button link'. After `maxListed` lines, only the number of the others. */
  function placesOf(links: SiteLink[]): string {
    const lines = usesByPlace(t, locale(), links).flatMap(({ name, fields }) =>
      fields.map((field) => `${name}: ${field}`),
    )
    const more = lines.length - maxListed
    return [
      ...lines.slice(0, maxListed).map((line) => `• ${line}`),
      ...(more > 0 ? [t('links.more', { total: formatNumber(more, locale()) })] : []),
    ].join('\n')
  }

  const linksTo = async (page: string) => (await act.attempt(t('links.failed'), () => client.links(page)))?.items ?? []

  async function replace(from: string, to: string, isAnswered?: (error: unknown) => boolean): Promise<boolean> {
    let changes: { page: string; version: number }[] = []
    const task = async () => {
      changes = (await client.replaceLinks({ from, to })).changes
    }
    const options = { isOfPage: true, isAnswered, undo: () => void undo(changes) }
    return (await act('links.replace', task, options)) === 'done'
  }

  function undo(changes: { page: string; version: number }[]) {
    const task = async () => {
      for (const change of changes) await client.revert(change)
    }
    return act('links.undo', task, { isOfPage: true })
  }

  async function warningFor(page: string): Promise<string> {
    const links = await linksTo(page)
    return links.length > 0 ? `${t('links.willDie')}\n${placesOf(links)}` : ''
  }

  return {
    warningFor,
    undo,
    replace,
    /** Asks whether to hide a page if links lead to it. Resolves to true if there are none or the answer is yes. */
    async confirmHiding(page: string): Promise<boolean> {
      const text = await warningFor(page)
      return text === '' || ask('links.hide', { ask: { text } })
    },
    /** Offers to replace the links to the former address of a page. Such links lead to the page through a redirect. */
    async offerToMend(page: string, from: string, to: string) {
      // In a release, links cannot be replaced on all pages.
      if (getState().release) return
      const old = (await linksTo(page)).filter(({ link }) => readablePath(link.replace(/[?#].*/, '')) === from)
      if (old.length === 0) return
      if (await ask('links.mend', { values: { from, to, places: placesOf(old) } })) await replace(from, to)
    },
  }
}

/** By page or item. `fields` name what contains them: 'Hero: Main picture'. */
export function usesByPlace(t: TFunction, locale: Locale, uses: Use[]): (PageLink & { fields: string[] })[] {
  const places = Map.groupBy(uses, ({ page, item_id }) => `${page}/${item_id ?? ''}`)
  return [...places.values()].flatMap((here) => {
    const [first] = here
    if (!first) return []
    const link = pageLink(t, locale, first.page, first.item_id)
    const fields = here.map(({ block_type, path: dottedPath }) => {
      const [type, field] = [typeName(t, block_type), fieldOf(t, dottedPath)]
      // The footer is both the page and the block.
      return type === link.name ? field : `${type}: ${field}`
    })
    return [{ ...link, fields: [...new Set(fields)] }]
  })
}

/** Returns the name of the field at a dotted path, which may end with a language: 'sliderImages.first.src.en'. */
function fieldOf(t: TFunction, dottedPath: string): string {
  const path = dottedPath.split('.')
  return placeName(t, (locales as readonly string[]).includes(path.at(-1) ?? '') ? path.slice(0, -1) : path)
}
