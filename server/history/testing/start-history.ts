import type { BinEntry, Change, ChangeRef } from '#api/history.ts'
import type { OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

export const title = (en: string, ar?: string) => ({ title: ar === undefined ? { en } : { en, ar } })
export const post = (id: string, more: object = {}) => ({ id, type: 'blog', title: { en: id, ar: id }, ...more })
const label = { en: 'All' }
export const head = { title: label, filters: { all: label, blog: label, events: label } }
export const tab = (id: string, en = id) => ({ id, title: { en }, description: { en: `<p>${id}</p>` } })
export const tabs = (...list: object[]) => ({ mainTitle: { en: 'Tabs' }, tabs: list })

type Content = { title: { en: string }; posts: { id: string }[] }

/** Starts a site, and returns functions that call the history API. `changed` lists the slugs passed to `onChange`. */
export async function startHistory(open: OpenDatabase) {
  const changed: string[] = []
  const site = await startSite(await open(), (slug) => void changed.push(slug))

  async function ask(method: 'GET' | 'POST', path: string, payload?: object, token: string | null = site.token) {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` }
    const answer = await site.app.inject({ method, url: `/api/v1/history${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const history = async (query = 'pages=home'): Promise<Change[]> => (await ask('GET', `?${query}`)).body.items
  const last = async (page = 'home'): Promise<ChangeRef> => {
    const [change] = await history(`pages=${page}&limit=1`)
    return { page, version: change?.version ?? 0 }
  }

  return {
    ...site,
    changed,
    ask,
    history,
    last,
    revert: (change: ChangeRef, force?: boolean) => ask('POST', '/revert', { ...change, force }),
    /** Reverts the newest change of a page. A second call reverts that revert. */
    revertLast: async (page?: string) => ask('POST', '/revert', await last(page)),
    restore: (change: ChangeRef) => ask('POST', '/restore', change),
    bin: async (): Promise<BinEntry[]> => (await ask('GET', '/bin')).body.items,
    blocks: async (page = 'home') =>
      (await site.get(`/${page}`)).body as { id: string; order: number; content: Content }[],
  }
}
