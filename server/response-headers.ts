import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60

/** The header Permissions-Policy. The site uses none of these features, so no script may use them. */
const permissions = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers of every response. `siteUrl` is the public origin. */
export async function setHeaders(app: FastifyInstance, siteUrl: string): Promise<void> {
  // The content security policy differs between pages, files and the API: each sets its own.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    frameguard: { action: 'deny' },
    // Subdomains are not included, because others may run them.
    hsts: siteUrl.startsWith('https:') && { maxAge: year, includeSubDomains: false },
    // Other sites are sent only the origin of the page that links to them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', permissions)
    done()
  })
}
