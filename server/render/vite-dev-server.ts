import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Plugin } from 'vite'
import { provide, type Renderer } from './load-build.ts'

/** Has hot reload. Vite answers requests that have no route of their own. */
export async function serveSources(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
    // The packages of all chunks are prepared at the start: one that is found later reloads the page.
    optimizeDeps: { entries: ['app/**/*.tsx'] },
    plugins: [documentReload],
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    const isModule = /[?&]import\b/.test(request.url)
    if (isModule || request.routeOptions.url?.endsWith('/*')) vite.middlewares(request.raw, reply.raw, done)
    else done()
  })
  return {
    async render(request, backend) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      return createRequestHandler(build, 'development')(request, provide(build, backend))
    },
  }
}

/** Visitors' documents are not hydrated, so hot reload cannot change them (app/entry.client.tsx reloads them). */
const documentReload: Plugin = {
  name: 'document-reload',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send('document:changed')
  },
}
