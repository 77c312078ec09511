import type { Client } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { Change } from '#api/history.ts'
import type { Block } from '#api/pages.ts'
import { merge } from '#content/merge.ts'

type Content = Record<string, unknown>

/**
 * Starts a server in memory with two blocks, of which the second has one item. Tests set in `state` when and what the
 * server answers.
 */
export function startFakeServer() {
  const versions = new Map([['1', { title: { en: 'Old' }, subtitle: { en: 'Below' } } as Content]])
  const items = new Map([['jane', { person: { en: 'Jane' } } as Content]])
  const state = {
    /** The errors of the next saves, one for each save. */
    refusals: [] as Error[],
    /** The error of every request for a page. */
    loadError: undefined as Error | undefined,
    /** Normalizes the content of a save, as the real server may do. */
    tidy: (content: Content) => content,
    /**
     * Promises that delay the answers to these requests. The content of a page is read before `beforePage` is awaited.
     */
    beforePage: Promise.resolve(),
    beforeSave: Promise.resolve(),
    beforeItem: Promise.resolve(),
    saves: 0,
    /** The changes in the history; if undefined, requests for the history fail. */
    history: undefined as Change[] | undefined,
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
    /** Saves as another editor: replaces some keys of the hero. */
    colleague: (part: Content) => write({ ...content(), ...part }),
  }
}
