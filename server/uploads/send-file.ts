import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound, rangeNotSatisfiable } from '#server/errors.ts'
import type { ByteRange, FileStorage, StoredFile } from './storage/file-storage.ts'

type Headers = FastifyRequest['headers']

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { read }: Pick<FileStorage, 'read'>,
  file: StoredFile,
) {
  const { name, bytes, modifiedAt } = file
  const lastModified = modifiedAt.toUTCString()
  reply.header('last-modified', lastModified).header('accept-ranges', 'bytes')
  const isUnchanged = isKnown(request.headers, lastModified)
  if (isUnchanged) reply.code(304)
  // The empty stream keeps the content length, which Fastify sets to 0 for a response without a payload.
  if (request.method === 'HEAD') return reply.header('content-length', bytes).send(Readable.from([]))
  if (isUnchanged) return reply.send()

  const part = rangeOf(request.headers, bytes, lastModified)
  const stream = await read(name, part)
  if (!stream) throw notFound('UPLOAD_NOT_FOUND')
  if (!part) return reply.header('content-length', bytes).send(stream)
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${bytes}`)
    .header('content-length', part.end - part.start + 1)
    .send(stream)
}

function isKnown(headers: Headers, lastModified: string): boolean {
  if (headers['if-none-match'] !== undefined) return false
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(lastModified)
}

/** Undefined, for the whole file, without a range, with several, an invalid one or an outdated `If-Range`. */
function rangeOf(headers: Headers, bytes: number, lastModified: string): ByteRange | undefined {
  if ((headers['if-range'] ?? lastModified) !== lastModified) return undefined
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const start = from === '' ? Math.max(bytes - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (start > end) throw rangeNotSatisfiable(bytes)
  return { start, end }
}
