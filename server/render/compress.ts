import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer made once and sent many times: its body in each encoding and its headers. */
export type CompressedPage = {
  status: number
  /** Weak, since it stands for what the page says in whatever encoding: `br` may come later, and is then sent instead. */
  etag: string
  headers: Record<string, string>
  /** Errors are not compressed. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** What the bodies hold in memory. */
  bytes: number
}

/** Packs a rendered body as far as somebody can wait for it: gzip takes half a millisecond. */
export async function compress(status: number, headers: Record<string, string>, html: string): Promise<CompressedPage> {
  const identity = exact(Buffer.from(html))
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const bodies = status === 200 ? { identity, gzip: exact(await gzipAsync(identity, { level: 6 })) } : { identity }
  return { status, etag, headers, bodies, bytes: bytesOf(bodies) }
}

/** Of this many bytes the best brotli takes a processor for 0.4 s, of ten times as many for 5 s. */
const maxBestBytes = 256 * 1024

/** Takes at most twice as long as gzip, and makes what is sent a sixth smaller. */
const quickQuality = 5

/** The same page, with a brotli body a fifth smaller than gzip's. Takes up to a hundred times longer, on another thread. */
export async function compressWithBrotli(page: CompressedPage): Promise<CompressedPage> {
  const { identity } = page.bodies
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: identity.length > maxBestBytes ? quickQuality : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    // A window as long as the page; the default one would take megabytes of memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(identity.length)), 10), 22),
  }
  const bodies = { ...page.bodies, br: exact(await brotliAsync(identity, { params })) }
  return { ...page, bodies, bytes: bytesOf(bodies) }
}

const bytesOf = (bodies: CompressedPage['bodies']) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0)

/** The same bytes in memory of just their length: small buffers otherwise keep the whole chunk that they were cut from. */
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

/** The smallest of the bodies that the client says it reads (RFC 9110 §12.5.3; weights are not weighed, a refusal `q=0` is). */
export function chooseEncoding(accepted: string | undefined, bodies: CompressedPage['bodies']): Encoding {
  if (!accepted) return 'identity'
  if (bodies.br && accepts.br.test(accepted)) return 'br'
  return bodies.gzip && accepts.gzip.test(accepted) ? 'gzip' : 'identity'
}
