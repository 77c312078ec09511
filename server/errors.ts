import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Problem, RefusedField } from '#api/problem.ts'
import { databaseFailure } from './db/dialect.ts'

/** The `detail` of each problem (RFC 9457). The key becomes the problem's `type`: 'urn:problem:page-not-found'. */
const messages = {
  PAGE_NOT_FOUND: 'There is no page of this name.',
  SETTINGS_NOT_FOUND: 'There is no page with an address of its own by this name; only such a page has settings.',
  ADDRESS_TAKEN: 'Another page has this address already.',
  REDIRECT_NOT_FOUND: 'There is no redirect with this id.',
  REDIRECT_EXISTS: 'There is a redirect from this address already.',
  REDIRECT_NEEDED: 'The site promises that this address leads to its page.',
  PAGE_NEEDED: 'This page belongs to the site and cannot be deleted. It can be hidden.',
  NOT_IN_RELEASE: 'A release cannot hold this change. Make it on the live site.',
  RELEASE_NOT_FOUND: 'There is no release with this id.',
  RELEASE_CLOSED: 'Only an open release can be changed. A release that was handed in has to be handed back first.',
  RELEASE_FULL: 'This release holds as many changes as it can. Publish it and begin another one.',
  RELEASE_EMPTY: 'There is nothing to publish in this release.',
  NOT_TRANSLATED: 'Texts of this release are not translated, or their English has changed since.',
  ADMINISTRATORS_PUBLISH:
    'On this site only administrators change what is live. Make the change in a release and hand it in.',
  RELEASE_NOT_PUBLISHED: 'Only a published release can be rolled back.',
  RELEASE_NOT_ROLLED_BACK: 'Only a release that was rolled back can be opened again.',
  DOCUMENT_NOT_IN_RELEASE: 'The release does not change this.',
  TOO_MANY_RELEASES: 'There are as many releases under way as there can be. Publish or discard one.',
  TOO_MANY_PREVIEW_LINKS: 'You have as many preview links to this release as one person can have. Revoke one.',
  PREVIEW_LINK_NOT_FOUND: 'The release has no such preview link.',
  CHANGE_NOT_FOUND: 'The page has no such change.',
  BLOCK_NOT_FOUND: 'There is no block with this id.',
  ITEM_NOT_FOUND: 'The block has no item with this id.',
  TEXT_NOT_FOUND: 'The site has no such text.',
  UPLOAD_NOT_FOUND: 'There is no such file.',
  ENQUIRY_NOT_FOUND: 'There is no enquiry with this id.',
  UPLOAD_DELETED: 'It names a file that was deleted.',
  UPLOAD_IN_USE: 'The file is used. Put another in its place first.',
  UPLOAD_NOT_TAKEN: 'The file is neither a picture (JPEG, PNG, WebP, GIF, AVIF, SVG) nor a film (MP4, WebM) nor a PDF.',
  UPLOAD_DAMAGED: 'The picture is cut off or damaged.',
  UPLOAD_TOO_COMPLEX: 'The drawing is too complex to be checked.',
  UPLOAD_TOO_LARGE: 'A picture may have at most 15 MiB, a drawing (SVG) 2 MiB, a film 200 MiB and a PDF 50 MiB.',
  UPLOAD_HAS_TOO_MANY_PIXELS: 'A picture may have at most 60 megapixels.',
  ADDRESS_NOT_FOUND: 'The API has nothing at this address.',
  METHOD_NOT_ALLOWED: 'Pages can be read, and forms sent by POST.',
  FORBIDDEN_KEY:
    'A key of the JSON is named __proto__, or is a prototype in a constructor. Such keys are not accepted.',
  CHANGED_MEANWHILE: 'Somebody else changed the same thing meanwhile.',
  ITEM_EXISTS: 'The block has an item with this id already.',
  PERSON_NOT_FOUND: 'There is nobody with this id.',
  CANNOT_REMOVE_YOURSELF: 'You cannot remove yourself. Ask another administrator.',
  CANNOT_CHANGE_YOURSELF: 'You cannot change your own role. Ask another administrator.',
  EMAIL_TAKEN: 'There is an account with this address already.',
  INVALID_INPUT: 'Some of what was sent is not as it must be.',
  AUTHENTICATION_REQUIRED: 'This needs a valid access token.',
  INVALID_CREDENTIALS: 'The address or the password is wrong.',
  CODE_REQUIRED: 'The account asks for a code of its authenticator app, or a recovery code.',
  INVALID_CODE: 'The code is wrong, too old, or was used already.',
  SESSION_NOT_FOUND: 'You have no session with this id.',
  WRONG_PASSWORD: 'This is not your current password.',
  INVALID_REFRESH_TOKEN: 'The refresh token is not valid, or no longer.',
  SIGN_IN_AGAIN: 'This needs a sign-in that is at most 10 minutes old.',
  NOT_ALLOWED: 'Your role does not allow this.',
  TOO_MANY_FAILED_LOGINS: 'Too many failed logins. Try again later.',
  TOO_MANY_ENQUIRIES: 'Too many enquiries from this address. Try again later.',
  TOO_MANY_RESETS: 'Too many requests for a new password from this address. Try again later.',
  TOO_MANY_NOTES: 'Too many messages about releases. Try again later.',
  TOO_MANY_INVITATIONS: 'Too many invitations. Try again later.',
  MAIL_NOT_FOUND: 'There is no mail with this id that failed, or it is sent by now.',
  MAIL_NOT_SENT: 'The mail could not be sent this time either.',
  RESET_LINK_SPENT: 'This link was used already, or is too old. Ask for a new one.',
  NO_SUCH_PART: 'The file has no such part.',
  DATABASE_UNAVAILABLE: 'The database does not answer. Try again soon.',
  READ_ONLY: 'Nothing can be stored at the moment, and nothing was changed. Try again later.',
  DISK_FULL: 'There is no room left to store this, and nothing was changed.',
  TOO_BUSY: 'There is more to do than can be done at the moment. Try again soon.',
  STOPPING: 'The server is being stopped. Another one answers soon.',
  STORAGE_UNAVAILABLE: 'The storage of files does not answer. Try again soon.',
}
export type ErrorCode = keyof typeof messages

type Members = Pick<Problem, 'errors' | 'current' | 'conflicts' | 'texts' | 'total' | 'uses' | 'found'>

export class SiteError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly members: Members
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: ErrorCode,
    members: Members = {},
    headers: Record<string, string> = {},
    cause?: Error,
  ) {
    super(messages[code], { cause })
    this.code = code
    this.statusCode = status
    this.members = members
    this.headers = headers
  }
}

export const unauthorized = (code: ErrorCode) => new SiteError(401, code)
export const badRequest = (code: ErrorCode) => new SiteError(400, code)
export const forbidden = (code: ErrorCode) => new SiteError(403, code)
export const notFound = (code: ErrorCode) => new SiteError(404, code)
export const conflict = (code: ErrorCode, members?: Members) => new SiteError(409, code, members)
export const gone = (code: ErrorCode) => new SiteError(410, code)
export const payloadTooLarge = (code: ErrorCode) => new SiteError(413, code)
export const unsupported = (code: ErrorCode, members?: Members) => new SiteError(415, code, members)
export const invalid = (errors: RefusedField[]) => new SiteError(422, 'INVALID_INPUT', { errors })
export const rangeNotSatisfiable = (bytes: number) =>
  new SiteError(416, 'NO_SUCH_PART', {}, { 'content-range': `bytes */${bytes}` })
export const unavailable = (code: ErrorCode, cause?: Error) =>
  new SiteError(503, code, {}, { 'retry-after': '10' }, cause)
export const tooManyRequests = (code: ErrorCode, retryAfterSeconds: number) =>
  new SiteError(429, code, {}, { 'retry-after': String(Math.ceil(retryAfterSeconds)) })

/** Sends an error as a problem document. The details of an unexpected error are only logged. */
export function handleError(error: FastifyError | SiteError, request: FastifyRequest, reply: FastifyReply) {
  const known = hasZodFastifySchemaValidationErrors(error) ? invalid(fieldErrorsOf(error)) : (failureOf(error) ?? error)
  const status = known.statusCode ?? 500
  // A refusal because of overload is not logged, because that would take additional time.
  if (status >= 500 && known.code !== 'TOO_BUSY') request.log.error(error)
  if (known instanceof SiteError) {
    const type = `urn:problem:${known.code.toLowerCase().replaceAll('_', '-')}`
    return send(reply.headers(known.headers), { status, type, detail: known.message, ...known.members })
  }
  const detail = status < 500 ? known.message : 'Something went wrong on our side.'
  return send(reply, { status, type: 'about:blank', detail })
}

/** Undefined for what is no failure of the disk or the database. */
function failureOf(error: FastifyError | SiteError): SiteError | undefined {
  // A client that disconnects while sending causes the same error code (ECONNRESET) as a lost database connection.
  if (error.statusCode !== undefined && error.statusCode < 500) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const failure = databaseFailure(error)
  if (failure === 'full' || /^(ENOSPC|EDQUOT|EFBIG)$/.test(code)) return new SiteError(507, 'DISK_FULL')
  if (failure === 'read-only' || /^(EROFS|EACCES|EPERM)$/.test(code)) return unavailable('READ_ONLY')
  return failure && unavailable('DATABASE_UNAVAILABLE')
}

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && failureOf(error as FastifyError)?.code === 'DISK_FULL'

/** Refuses all other methods than those of pages, before a body is read. */
export async function refuseMethod(): Promise<never> {
  throw new SiteError(405, 'METHOD_NOT_ALLOWED', {}, { allow: 'GET, HEAD, POST' })
}

export function handleUnknownAddress(request: FastifyRequest, reply: FastifyReply) {
  return handleError(notFound('ADDRESS_NOT_FOUND'), request, reply)
}

type ProblemFields = { status: number; type: string; detail: string } & Members

export const withTitle = (problem: ProblemFields) => ({ title: STATUS_CODES[problem.status], ...problem })

function send(reply: FastifyReply, problem: ProblemFields) {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(withTitle(problem))
}

/** '/tabs/0/title' becomes 'tabs.0.title', '/limit' becomes 'limit'. */
function fieldErrorsOf(error: {
  validation: { instancePath: string; message?: string | undefined }[]
}): RefusedField[] {
  return error.validation.map(({ instancePath, message }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message: message ?? 'is not as it must be',
  }))
}
