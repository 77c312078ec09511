import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer made once and sent many times: its body in each encoding and its headers. */
export type PackedPage = {
  status: number
  etag: string
  headers: Record<string, string>
  /** What is made anew each time is not compressed. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** What the bodies hold in memory. */
  bytes: number
}

/** Packs a rendered body at levels that cost about a millisecond each. */
export async function pack(status: number, headers: Record<string, string>, html: string): Promise<PackedPage> {
  const identity = exact(Buffer.from(html))
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  if (status !== 200) return { status, etag, headers, bodies: { identity }, bytes: identity.length }
  const packed = await Promise.all([
    packGzip(identity, { level: 6 }),
    packBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ])
  const [gzipped, br] = packed.map(exact) as [Buffer, Buffer]
  const bytes = identity.length + gzipped.length + br.length
  return { status, etag, headers, bodies: { identity, gzip: gzipped, br }, bytes }
}

/** The same bytes in memory of just their length: small buffers otherwise keep the whole chunk that they were cut from. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** The smallest body that the client says it reads (RFC 9110 §12.5.3; weights are not weighed, a refusal `q=0` is). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
