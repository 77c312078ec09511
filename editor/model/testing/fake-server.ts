import type { Client } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { Change } from '#api/history.ts'
import type { Block, PageDetails } from '#api/pages.ts'
import { merge } from '#content/merge.ts'

type Content = Record<string, unknown>

const stamps = { updated_at: '2026-01-01T00:00:00Z' }

/** A server in memory: the settings of the home page and two blocks, of which the second has one item. */
export function startFakeServer() {
  const state = {
    refusals: [] as Error[],
    loadError: undefined as Error | undefined,
    /** Normalizes the content of a save, as the real server may do. */
    tidy: (content: Content) => content,
    /** Delay these answers. The content of a page is read before `beforePage` is awaited. */
    beforePage: Promise.resolve(),
    beforeSave: Promise.resolve(),
    beforeItem: Promise.resolve(),
    saves: 0,
    /** The changes in the history; if undefined, requests for the history fail. */
    history: undefined as Change[] | undefined,
  }

  function versioned<Answer>(first: Content, describe: (content: Content, version: number) => Answer) {
    const versions = [first]
    const content = (at = versions.length) => structuredClone(versions[at - 1] ?? {})
    const answer = () => describe(content(), versions.length)
    const write = (next: Content) => void versions.push(next)
    async function save(next: Content, base: number | undefined) {
      await state.beforeSave
      state.saves++
      const refusal = state.refusals.shift()
      if (refusal) throw refusal
      const { conflicts, content: merged } = merge(content(base), content(), state.tidy(next))
      if (conflicts.length > 0) throw new ApiError(409, { title: 'Conflict', current: answer(), conflicts })
      write(merged)
      return answer()
    }
    return { content, answer, save, colleague: (part: Content) => write({ ...content(), ...part }) }
  }

  const blockOf = (id: string, block_type: string, order: number) => (content: Content, version: number) =>
    ({ ...stamps, id, page: 'home', block_type, order, content, version }) satisfies Block
  const hero = versioned({ title: { en: 'Old' }, subtitle: { en: 'Below' } }, blockOf('hero', 'HERO', 1))
  const gallery = versioned({}, blockOf('gallery', 'GALLERY', 2))
  const jane = versioned({ person: { en: 'Jane' } }, (content, version) => {
    return { ...stamps, id: 'jane', block_id: 'gallery', content, version }
  })
  const home = versioned(
    {
      ...{ name: { en: 'Home' }, description: { en: '' }, path: { en: '/', ar: '/ar' } },
      ...{ state: 'public', noindex: false, accent: 'primary' },
    },
    (content, version) => ({ slug: 'home', ...content, version, ...stamps }) as unknown as PageDetails,
  )

  const client: Partial<Client> = {
    call: async <Answer>(path: string) => {
      if (!path.startsWith('/v1/history?') || !state.history) throw new Error('These tests open no panel')
      return { items: state.history, next_cursor: null } as Answer
    },
    pages: async () => ({ items: [] }),
    page: async () => {
      if (state.loadError) throw state.loadError
      const blocks = [hero.answer(), gallery.answer()]
      await state.beforePage
      return blocks
    },
    items: async () => [jane.answer()],
    item: async (_block, id) => {
      await state.beforeItem
      return { ...jane.answer(), id }
    },
    settings: async () => home.answer(),
    saveBlock: (_block, { content, version }) => hero.save(content, version),
    saveItem: (_block, _item, { content, version }) => jane.save(content, version),
    saveSettings: (_page, { version, ...content }) =>
      home.save(Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null)), version),
  }
  return {
    client: client as Client,
    state,
    content: hero.content,
    colleague: hero.colleague,
    jane,
    home,
    hero,
  }
}
