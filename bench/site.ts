import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TokenPair } from '#api/auth.ts'
import type { Block, Item } from '#api/pages.ts'
import { builtServer, serverNode } from '#scripts/serve.mjs'
import { openDatabase } from '#server/db/open.ts'
import { freePort, startServer } from './server-process.ts'

export const admin = { email: 'bench@example.com', password: 'Correct-horse-7-battery!' }

export type BenchSite = Awaited<ReturnType<typeof startSite>>

/** Creates a temporary data folder that is deleted when the process exits. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** As `npm start` runs it, on a data folder (by default a new one) or on PostgreSQL. */
export async function prepareSite({ dataDir = createDataFolder(), databaseUrl = '' } = {}) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const args = [...serverNode.flags, builtServer]
  const env = {
    ...serverNode.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: 'localhost',
    SITE_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  return {
    origin,
    args,
    env,
    post,
    start: () => startServer(process.execPath, args, env, `${origin}/`),

    async signIn() {
      const tokens = (await (await post('auth/login', admin)).json()) as TokenPair
      return { tokens, editor: editorClient(origin, tokens) }
    },

    /** As HTML. Throws unless the response is 2xx. */
    async visit(path: string): Promise<string> {
      const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } })
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
      return response.text()
    },

    /** Reads all English titles in the history of some pages. */
    async titlesInHistory(...slugs: string[]) {
      const db = openDatabase({ dataDir, databaseUrl, mustExist: true })
      const rows = await db.selectFrom('revisions').select('content').where('page_slug', 'in', slugs).execute()
      await db.destroy()
      return new Set(rows.map(({ content }) => (content?.title as { en?: string } | undefined)?.en))
    },
  }
}

/**
 * On a data folder (by default with the start content). `starts` are milliseconds of three starts to the first page.
 */
export async function startSite(dataDir?: string) {
  const prepared = await prepareSite({ dataDir })
  const starts: number[] = []
  // The first start seeds the database and fills the compile cache, so only later starts are measured.
  for (let index = 0; index < 3; index++) {
    const { ms, stop } = await prepared.start()
    if (index > 0) starts.push(ms)
    await stop()
  }
  const { child, ms, stop, processorMs } = await prepared.start()
  const memory = (which: 'VmRSS' | 'VmHWM') => megabytes(child.pid, which)
  return { ...prepared, ...(await prepared.signIn()), starts: [...starts, ms], memory, stop, processorMs }
}

/** The memory of a process, current (VmRSS) or maximum (VmHWM). Undefined on systems other than Linux. */
function megabytes(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number | undefined {
  if (process.platform !== 'linux') return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

export type EditorClient = ReturnType<typeof editorClient>

/** An API client of an administrator. It finds blocks and posts and, like the editor, saves them with their version. */
function editorClient(origin: string, { access_token }: TokenPair) {
  async function request<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${origin}/api/v1/pages/${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} was refused: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  async function findBlock(slug: string, type: string): Promise<Block> {
    const blocks = await request<Block[]>(`${slug}?collections=none`)
    const block = blocks.find(({ block_type }) => block_type.toUpperCase() === type)
    if (!block) throw new Error(`The page '${slug}' has no ${type} to save.`)
    return block
  }

  return {
    findBlock,

    /** Reads the newest posts with their full contents. */
    async newestPosts(limit: number) {
      const { id } = await findBlock('resources', 'RESOURCES')
      const { items } = await request<{ items: Item[] }>(`blocks/${id}/items?limit=${limit}`)
      const posts = items.map((item) => request<Item>(`blocks/${id}/items/${item.id}`))
      return (await Promise.all(posts)) as [Item, ...Item[]]
    },

    /** Saves a block with changed keys of its content, and updates `block` from the response. */
    async saveBlock(block: Block, changes: object) {
      const content = { ...block.content, ...changes }
      Object.assign(
        block,
        await request(`blocks/${block.id}`, { type: block.block_type, content, version: block.version }),
      )
    },

    async saveItem(item: Item, changes: object) {
      const content = { ...item.content, ...changes }
      Object.assign(item, await request(`blocks/${item.block_id}/items/${item.id}`, { content, version: item.version }))
    },
  }
}
