import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_SingleFetchRedirectSymbol as singleFetchRedirect,
} from 'react-router'
import type { Backend, backendContext } from '#app/backend.ts'
import { isApplication } from '#content/address.ts'
import { root } from '#server/root.ts'

type Build = ServerBuild & { entry: { module: { backendContext: typeof backendContext } } }

export type Renderer = {
  render(request: Request, backend: Backend): Promise<Response>
  /**
   * `Link` values (RFC 8288) that load the editor beside the page, whose HTML does not name it. Undefined without a
   * build.
   */
  editorLinks?: string[]
}

export async function loadBuild(folder: string): Promise<Renderer> {
  const file = pathToFileURL(join(root, folder, 'server/index.js')).href
  const build = (await import(file)) as Build
  const application = createRequestHandler(build, 'production')
  const document = createRequestHandler(withoutEncoding(build), 'production')
  return {
    render(request, backend) {
      const url = new URL(request.url)
      const handle = isApplication(url) || url.pathname.endsWith('.data') ? application : document
      return handle(request, provide(build, backend))
    },
    editorLinks: await linksToEditor(folder),
  }
}

/**
 * Documents are not hydrated, and of an object with the key `singleFetchRedirect` React Router encodes only that.
 * Should it ever ignore the key, it encodes the data as usual.
 */
function withoutEncoding(build: Build): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const load = route?.module.loader
    if (typeof load !== 'function') return [id, route]
    const loader: typeof load = async (args) => {
      const loaded = await load(args)
      if (!isWithInit(loaded)) return unencoded(loaded)
      loaded.data = unencoded(loaded.data)
      return loaded
    }
    return [id, { ...route, module: { ...route?.module, loader } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/** A copy, because a loader may return an object that applications are rendered from, too. */
function unencoded(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data
  return Object.defineProperty({ ...data }, singleFetchRedirect, { value: null })
}

/** What `data()` returns. */
const isWithInit = (loaded: unknown): loaded is { data: unknown } =>
  typeof loaded === 'object' && loaded !== null && 'data' in loaded && 'init' in loaded

/** The context key must be the build's own copy: under an imported one loaders would find no value. */
export function provide(build: ServerBuild, backend: Backend): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set((build as Build).entry.module.backendContext, backend)
  return context
}

type Chunk = { name?: string; file: string; css?: string[] }

/** The names come from scripts/vite-plugins/application-chunks.ts. */
async function linksToEditor(folder: string): Promise<string[]> {
  const file = join(root, folder, 'client/.vite/manifest.json')
  const chunks = Object.values(JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>)
  return chunks
    .filter(({ name }) => name === 'editor')
    .flatMap(({ file, css = [] }) => [
      `</${file}>; rel=modulepreload`,
      ...css.map((sheet) => `</${sheet}>; rel=preload; as=style`),
    ])
}
