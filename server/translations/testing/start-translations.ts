import type { InjectOptions } from 'fastify'
import type { Translation, TranslationList } from '#api/translations.ts'
import { startHistory } from '#server/history/testing/start-history.ts'
import type { OpenDatabase } from '#server/testing/each-dialect.ts'

/** Starts a site. Returns functions that call the API of translations. */
export async function startTranslations(open: OpenDatabase) {
  const site = await startHistory(open)
  const ask = async (method: InjectOptions['method'], path: string, payload?: object, token = site.token) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await site.app.inject({ method, url: `/api/v1/translations${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const list = async (query = ''): Promise<TranslationList> => (await ask('GET', `?locale=ar&page=home${query}`)).body
  const items = async (query?: string) => (await list(query)).items.filter(({ block_type }) => block_type !== 'PAGE')
  return {
    ...site,
    ask,
    list,
    items,
    /** Returns a string such as 'title approved' for each text in the blocks of the home page. */
    states: async () => (await items()).map(({ path, state }) => `${path} ${state}`),
    approve: ({ block, item, path, source }: Translation) =>
      ask('POST', '/approve', { locale: 'ar', items: [{ block, item, path, source }] }),
    cta: (id: string, content: object) => site.put(`/blocks/${id}`, { type: 'CTA', content }),
  }
}
