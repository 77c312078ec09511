import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { splitLocale } from '#content/address.ts'
import { pages } from '#content/pages.ts'
import type { Enquiries } from '#server/enquiries/service.ts'
import { handleError } from '#server/errors.ts'
import { createBackend } from './backend.ts'
import { type Refused, refusalPage } from './refusal.ts'
import { addressOf, policyOf, type RenderNeeds } from './routes.ts'

type Needs = RenderNeeds & { enquiries: Enquiries }

/** The pages' own form, sent without JavaScript (app/routes/page.tsx). */
export async function formRoutes(app: FastifyInstance, needs: Needs) {
  const { reader, site, renderer, enquiries } = needs
  // Nothing else comes from a form: bodies of other types are refused before they are read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  )

  app.post('/*', { errorHandler: refuseOrFail }, async (request, reply) => {
    const url = addressOf(request.url, site.url)
    if (!isPage(url)) return refuse(405, request, reply)
    const { backend } = createBackend(reader, site, request.log, ({ elapsed, ...fields }) =>
      enquiries.submit({ ...fields, elapsed: Number(elapsed) || undefined }, { address: request.ip, log: request.log }),
    )
    const body = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const response = await renderer.render(new Request(url, { method: 'POST', body }), backend)
    if (response.status === 405) return refuse(405, request, reply)
    const html = await response.text()
    reply.headers({ ...Object.fromEntries(response.headers), ...policyOf(html, needs), 'cache-control': 'no-store' })
    return reply.code(response.status).send(html)
  })

  function refuse(status: Refused, request: FastifyRequest, reply: FastifyReply) {
    const { locale } = splitLocale(addressOf(request.url, site.url).pathname)
    if (status === 405) reply.header('allow', 'GET, HEAD')
    reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    const html = refusalPage(status, locale, site)
    return reply.headers(policyOf(html, needs)).send(html)
  }

  function refuseOrFail(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode } = error
    return statusCode === 413 || statusCode === 415
      ? refuse(statusCode, request, reply)
      : handleError(error, request, reply)
  }
}

/** More than the fields may hold, for letters that take several bytes each and are written as '%D9%85'. */
const maxFormBytes = 64 * 1024

const isPage = ({ pathname }: URL) => pages.some(({ path }) => path === splitLocale(pathname).path)
