import type { Block, Item } from '#api/pages.ts'
import type { Site } from './site.ts'

/** An administrator's API client: finds blocks and posts and saves them like the editor, with the latest version. */
export function createEditorClient({ origin, tokens }: Pick<Site, 'origin' | 'tokens'>) {
  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${origin}/api/v1/pages/${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  return {
    async findBlock(slug: string, type: string): Promise<Block> {
      const blocks = await ask<Block[]>(`${slug}?collections=none`)
      const block = blocks.find(({ block_type }) => block_type.toUpperCase() === type)
      if (!block) throw new Error(`The page '${slug}' has no ${type} to save.`)
      return block
    },

    /** The newest items of a block's collection, with their full content. */
    async newestItems({ id }: Block, limit: number): Promise<Item[]> {
      const { items } = await ask<{ items: Item[] }>(`blocks/${id}/items?limit=${limit}`)
      return Promise.all(items.map((item) => ask<Item>(`blocks/${id}/items/${item.id}`)))
    },

    /** Saves changed keys of the content and updates `block` from the response. */
    async saveBlock(block: Block, changes: object) {
      const content = { ...block.content, ...changes }
      Object.assign(block, await ask(`blocks/${block.id}`, { type: block.block_type, content, version: block.version }))
    },

    async saveItem(item: Item, changes: object) {
      const content = { ...item.content, ...changes }
      Object.assign(item, await ask(`blocks/${item.block_id}/items/${item.id}`, { content, version: item.version }))
    },
  }
}

/** The HTML that a visitor receives. Throws unless the response is 2xx. */
export async function visit(origin: string, path: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.text()
}
