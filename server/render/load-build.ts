import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Backend, backendContext } from '#app/backend.ts'
import { root } from '#server/root.ts'

type Build = ServerBuild & { entry: { module: { backendContext: typeof backendContext } } }

export type Renderer = {
  /** Renders one request with the data of `backend`. */
  render(request: Request, backend: Backend): Promise<Response>
  /**
   * `Link` values (RFC 8288) by which the browser loads the editor beside the page, because the page's HTML does not
   * name its files. Undefined without a build.
   */
  editorLinks?: string[]
}

/** The built application (`npm run build`). */
export async function loadBuild(): Promise<Renderer> {
  const file = pathToFileURL(join(root, 'build/server/index.js')).href
  const build = (await import(file)) as Build
  const handle = createRequestHandler(build, 'production')
  return { render: (request, backend) => handle(request, provide(build, backend)), editorLinks: await linksToEditor() }
}

/** The context key must be the build's own copy: under an imported one loaders would find no value. */
export function provide(build: ServerBuild, backend: Backend): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set((build as Build).entry.module.backendContext, backend)
  return context
}

type Chunk = { name?: string; file: string; css?: string[] }

/** The names come from scripts/vite-plugins/application-chunks.ts. */
async function linksToEditor(): Promise<string[]> {
  const file = join(root, 'build/client/.vite/manifest.json')
  const chunks = Object.values(JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>)
  return chunks
    .filter(({ name }) => name === 'editor')
    .flatMap(({ file, css = [] }) => [
      `</${file}>; rel=modulepreload`,
      ...css.map((sheet) => `</${sheet}>; rel=preload; as=style`),
    ])
}
