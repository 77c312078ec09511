import type { FastifyInstance } from 'fastify'
import { splitLocale } from '#content/address.ts'
import { pages } from '#content/pages.ts'
import type { Enquiries } from '#server/enquiries/service.ts'
import { pacing } from '#server/load.ts'
import { createBackend } from './backend.ts'
import { refuse, refuseOrFail } from './refusal.ts'
import { addressOf, type RenderNeeds, retryAfter, sealPage } from './routes.ts'

type Needs = RenderNeeds & { enquiries: Enquiries }

/** The pages' own form, sent without JavaScript (app/routes/page.tsx). */
export async function formRoutes(app: FastifyInstance, needs: Needs) {
  const { reader, site, renderer, enquiries, load } = needs
  // Each is rendered, whether it is taken or refused.
  const pause = pacing({ perSecond: 2, longestMs: 10_000 })
  // Nothing else comes from a form: bodies of other types are refused before they are read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  )

  app.post('/*', { errorHandler: refuseOrFail(site, [413, 415, 503]) }, async (request, reply) => {
    const url = addressOf(request.url, site.url)
    if (!isPage(url)) return refuse(405, request, reply, site)
    await pause()
    const { backend } = createBackend(reader, site, request.log, ({ elapsed, ...fields }) =>
      enquiries.submit({ ...fields, elapsed: Number(elapsed) || undefined }, { address: request.ip, log: request.log }),
    )
    const body = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const sent = new Request(url, { method: 'POST', body })
    const response = await load.render('form', () => renderer.render(sent, backend))
    if (response.status === 405) return refuse(405, request, reply, site)
    const { html, policy } = sealPage(await response.text(), backend, needs)
    reply.headers({ ...Object.fromEntries(response.headers), ...policy, ...retryAfter(response.status) })
    reply.header('cache-control', 'no-store')
    return reply.code(response.status).send(html)
  })
}

/** More than the fields may hold, for letters that take several bytes each and are written as '%D9%85'. */
const maxFormBytes = 64 * 1024

const isPage = ({ pathname }: URL) => pages.some(({ path }) => path === splitLocale(pathname).path)
