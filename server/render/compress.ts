import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

export type Encoding = 'identity' | 'gzip' | 'br'

/** A response that is rendered once and sent many times: headers and the body in each encoding. */
export type CompressedPage = {
  status: number
  /** Weak, because all encodings have the same ETag: a Brotli body may be added later and is then sent instead. */
  etag: string
  headers: Record<string, string>
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  bytes: number
}

/** Level 6 takes 6 ms for this many bytes. Level 1 takes 2 ms and is a fifth larger, until Brotli's replaces it. */
const maxGoodBytes = 200 * 1024

/** Adds a gzip body if the status is 200: half a millisecond. */
export async function compress(status: number, headers: Record<string, string>, html: string): Promise<CompressedPage> {
  const identity = exact(Buffer.from(html))
  if (status !== 200) return compressedPage(headers, { identity }, status)
  const level = identity.length > maxGoodBytes ? 1 : 6
  return compressedPage(headers, { identity, gzip: exact(await gzipAsync(identity, { level })) }, status)
}

export function compressedPage(
  headers: Record<string, string>,
  bodies: CompressedPage['bodies'],
  status = 200,
): CompressedPage {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url')
  return { status, etag: `W/"${hash.slice(0, 22)}"`, headers, bodies, bytes: bytesOf(bodies) }
}

/** Brotli at maximum quality takes 0.4 s of CPU time for this many bytes, 5 s for ten times as many. */
const maxBestBytes = 256 * 1024

/** Takes at most twice as long as gzip, and the result is a sixth smaller. */
const quickQuality = 5

/** Adds a Brotli body, a fifth smaller than gzip. Takes up to a hundred times as long, in another thread. */
export async function compressWithBrotli(page: CompressedPage): Promise<CompressedPage> {
  const { identity } = page.bodies
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: identity.length > maxBestBytes ? quickQuality : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    // A window the size of the page; the default one would take megabytes of memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(identity.length)), 10), 22),
  }
  const bodies = { ...page.bodies, br: exact(await brotliAsync(identity, { params })) }
  return { ...page, bodies, bytes: bytesOf(bodies) }
}

const bytesOf = (bodies: CompressedPage['bodies']) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0)

/** Copies bytes to a buffer of their own length: small buffers otherwise retain the pool that they are part of. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/,
}

/** The smallest body that the client accepts (RFC 9110 §12.5.3; weights are ignored except `q=0`). */
export function chooseEncoding(accepted: string | undefined, bodies: CompressedPage['bodies']): Encoding {
  if (!accepted) return 'identity'
  if (bodies.br && accepts.br.test(accepted)) return 'br'
  return bodies.gzip && accepts.gzip.test(accepted) ? 'gzip' : 'identity'
}
