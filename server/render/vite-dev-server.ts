import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { provide, type Renderer } from './load-build.ts'

/** Renders the application from its sources, with hot reload. Vite answers the requests for modules. */
export async function serveSources(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  return {
    async render(request, backend) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      return createRequestHandler(build, 'development')(request, provide(build, backend))
    },
  }
}
