import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Backend, backendContext } from '#app/backend.ts'

type Build = ServerBuild & { entry: { module: { backendContext: typeof backendContext } } }

export type Renderer = {
  /** Renders one request with the data of `backend`. */
  render(request: Request, backend: Backend): Promise<Response>
}

/** The built application (`npm run build`). */
export async function loadBuild(): Promise<Renderer> {
  const file = new URL('../../build/server/index.js', import.meta.url).href
  const build = (await import(file)) as Build
  const handle = createRequestHandler(build, 'production')
  return { render: (request, backend) => handle(request, provide(build, backend)) }
}

/** The context key must be the build's own copy: under an imported one loaders would find no value. */
export function provide(build: ServerBuild, backend: Backend): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set((build as Build).entry.module.backendContext, backend)
  return context
}
