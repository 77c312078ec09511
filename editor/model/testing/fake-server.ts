import type { Client } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { HistoryChange } from '#api/history.ts'
import type { Block } from '#api/pages.ts'
import { merge } from '#content/merge.ts'

type Content = Record<string, unknown>

/** A server with two blocks, the second with one item. The test decides when the server answers, and what. */
export function startFakeServer() {
  const versions = new Map([['1', { title: { en: 'Old' }, subtitle: { en: 'Below' } } as Content]])
  const items = new Map([['jane', { person: { en: 'Jane' } } as Content]])
  const state = {
    /** Errors for the next saves, one each. */
    refusals: [] as Error[],
    /** An error for every load of a page. */
    loadError: undefined as Error | undefined,
    /** How the server normalizes content. */
    tidy: (content: Content) => content,
    /** Awaited before a page, a save or an item is answered; a page has the content from the time of the request. */
    beforePage: Promise.resolve(),
    beforeSave: Promise.resolve(),
    beforeItem: Promise.resolve(),
    saves: 0,
    /** The changes in the history; if undefined, requests for the history fail. */
    history: undefined as HistoryChange[] | undefined,
  }
  const version = () => versions.size
  const content = (at = version()) => structuredClone(versions.get(String(at)) ?? {})
  const write = (next: Content) => void versions.set(String(version() + 1), next)
  const stamps = { updated_at: '2026-01-01T00:00:00Z' }
  const block = (): Block => ({
    ...stamps,
    id: 'hero',
    page: 'home',
    block_type: 'HERO',
    order: 1,
    content: content(),
    version: version(),
  })
  const gallery = (): Block => ({ ...block(), id: 'gallery', block_type: 'GALLERY', order: 2, content: {}, version: 1 })
  const item = (id: string) => ({ ...stamps, id, block_id: 'gallery', content: items.get(id) ?? {}, version: 1 })

  const client: Partial<Client> = {
    call: async <Answer>(path: string) => {
      if (!path.startsWith('/v1/history?') || !state.history) throw new Error('These tests open no panel')
      return { items: state.history, next_cursor: null } as Answer
    },
    pages: async () => ({ items: [] }),
    page: async () => {
      if (state.loadError) throw state.loadError
      const blocks = [block(), gallery()]
      await state.beforePage
      return blocks
    },
    items: async () => [item('jane')],
    item: async (_block, id) => {
      await state.beforeItem
      return item(id)
    },
    saveBlock: async (_block, change) => {
      await state.beforeSave
      state.saves++
      const refusal = state.refusals.shift()
      if (refusal) throw refusal
      const merged = merge(content(change.version), content(), state.tidy(change.content))
      if (merged.conflicts.length > 0) {
        throw new ApiError(409, { title: 'Conflict', current: block(), conflicts: merged.conflicts })
      }
      write(merged.content)
      return block()
    },
  }
  return {
    client: client as Client,
    state,
    content,
    /** Another editor saves. */
    colleague: (part: Content) => write({ ...content(), ...part }),
  }
}
