import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Problem } from '#api/problem.ts'

/** What each problem says to whoever reads it. The code becomes its `type`: urn:problem:page-not-found. */
const sentences = {
  PAGE_NOT_FOUND: 'There is no page of this name.',
  BLOCK_NOT_FOUND: 'There is no block with this id.',
  ITEM_NOT_FOUND: 'The block has no item with this id.',
  UPLOAD_NOT_FOUND: 'There is no such file.',
  ADDRESS_NOT_FOUND: 'The API has nothing at this address.',
  CHANGED_MEANWHILE: 'Somebody else changed the same thing meanwhile.',
  ITEM_EXISTS: 'The block has an item with this id already.',
  EMAIL_TAKEN: 'There is an account with this address already.',
  INVALID_INPUT: 'Some of what was sent is not as it must be.',
  AUTHENTICATION_REQUIRED: 'This needs a valid access token.',
  INVALID_CREDENTIALS: 'The address or the password is wrong.',
  INVALID_REFRESH_TOKEN: 'The refresh token is not valid, or no longer.',
  ADMIN_REQUIRED: 'This needs an administrator.',
  TOO_MANY_FAILED_LOGINS: 'Too many failed logins. Try again later.',
  TOO_MANY_ENQUIRIES: 'Too many enquiries from this address. Try again later.',
  TOO_MANY_RESETS: 'Too many requests for a new password from this address. Try again later.',
  RESET_LINK_SPENT: 'This link was used already, or is too old. Ask for a new one.',
  DATABASE_UNAVAILABLE: 'The database does not answer.',
}
export type ErrorCode = keyof typeof sentences

/** What a problem tells beside its sentence: `errors`, or `current` and `conflicts`. */
type Members = Pick<Problem, 'errors' | 'current' | 'conflicts'>
export type Fault = { path: string; message: string }

export class SiteError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly members: Members
  readonly headers: Record<string, string>

  constructor(status: number, code: ErrorCode, members: Members = {}, headers: Record<string, string> = {}) {
    super(sentences[code])
    this.code = code
    this.statusCode = status
    this.members = members
    this.headers = headers
  }
}

export const unauthorized = (code: ErrorCode) => new SiteError(401, code)
export const forbidden = (code: ErrorCode) => new SiteError(403, code)
export const notFound = (code: ErrorCode) => new SiteError(404, code)
export const conflict = (code: ErrorCode, members?: Members) => new SiteError(409, code, members)
export const gone = (code: ErrorCode) => new SiteError(410, code)
export const invalid = (errors: Fault[]) => new SiteError(422, 'INVALID_INPUT', { errors })
export const unavailable = (code: ErrorCode) => new SiteError(503, code)
export const tooManyRequests = (code: ErrorCode, retryAfterSeconds: number) =>
  new SiteError(429, code, {}, { 'retry-after': String(Math.ceil(retryAfterSeconds)) })

/** The one place where errors become answers. Above 499 nothing of the error leaves the server. */
export function handleError(error: FastifyError | SiteError, request: FastifyRequest, reply: FastifyReply) {
  const known = hasZodFastifySchemaValidationErrors(error) ? invalid(faultsOf(error)) : error
  const status = known.statusCode ?? 500
  if (status >= 500) request.log.error(error)
  if (known instanceof SiteError) {
    const type = `urn:problem:${known.code.toLowerCase().replaceAll('_', '-')}`
    return send(reply.headers(known.headers), { status, type, detail: known.message, ...known.members })
  }
  const detail = status < 500 ? known.message : 'Something went wrong on our side.'
  return send(reply, { status, type: 'about:blank', detail })
}

export function handleUnknownAddress(request: FastifyRequest, reply: FastifyReply) {
  return handleError(notFound('ADDRESS_NOT_FOUND'), request, reply)
}

function send(reply: FastifyReply, problem: { status: number; type: string; detail: string } & Members) {
  const body = { title: STATUS_CODES[problem.status], ...problem }
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body)
}

/** '/tabs/0/title' in the body is 'tabs.0.title'; what stands elsewhere bears its name alone: 'limit'. */
function faultsOf(error: { validation: { instancePath: string; message?: string | undefined }[] }): Fault[] {
  return error.validation.map(({ instancePath, message }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message: message ?? 'is not as it must be',
  }))
}
