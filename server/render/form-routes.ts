import type { FastifyInstance } from 'fastify'
import type { Enquiries } from '#server/enquiries/service.ts'
import { pacing } from '#server/load-shedding.ts'
import { createBackend, type SendEnquiry } from './backend.ts'
import { errorPageHandler, sendErrorPage } from './error-page.ts'
import { findAddress } from './find-address.ts'
import { addressOf, answerOf, type RenderDeps } from './routes.ts'

type Deps = RenderDeps & { enquiries: Enquiries }

/** A POST to the page of the form (app/routes/page.tsx). */
export async function formRoutes(app: FastifyInstance, deps: Deps) {
  const { reader, site, renderer, enquiries, loadShedder } = deps
  // Every submission costs a rendering, even if it is refused, so only two per second are handled.
  const pause = pacing({ perSecond: 2, maxPauseMs: 10_000 })
  // A form sends only this type. Bodies of other types are refused before they are read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  )

  app.post('/*', { errorHandler: errorPageHandler(deps, [413, 415, 503]) }, async (request, reply) => {
    const url = addressOf(request.url, site.url)
    const found = findAddress(await reader.addresses(), url.pathname)
    if (!found || 'to' in found) return sendErrorPage(405, request, reply, deps)
    await pause()
    const sendEnquiry: SendEnquiry = ({ elapsed, ...fields }) =>
      enquiries.submit({ ...fields, elapsed: Number(elapsed) || undefined }, { address: request.ip, log: request.log })
    const { backend } = createBackend(reader, site, request.log, { sendEnquiry })
    const body = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const sent = new Request(url, { method: 'POST', body })
    const response = await loadShedder.run('form', () => renderer.render(sent, backend))
    if (response.status === 405) return sendErrorPage(405, request, reply, deps)
    const { status, headers, body: html } = await answerOf(response, backend, deps)
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(html)
  })
}

/** Enough for all fields at their maximum lengths in Arabic, where each character is encoded as '%D9%85'. */
const maxFormBytes = 64 * 1024
