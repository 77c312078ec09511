import type { FastifyInstance } from 'fastify'
import { badRequest } from './errors.ts'

/** Many clients send `Content-Type: application/json` with every request, even with a DELETE without a body. */
export function acceptEmptyDelete(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'DELETE' && body === '') done(null)
    else
      parseJson(request, body, (error, value) =>
        done(error && isJson(body) ? badRequest('FORBIDDEN_KEY') : error, value),
      )
  })
}

/** The parser above also refuses JSON with keys that could change the prototypes of objects. */
function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}
