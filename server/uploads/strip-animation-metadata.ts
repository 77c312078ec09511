// Not encoded again: a long GIF or WebP would take a minute, and sharp reads only the first frame of a PNG.

/** Undefined for a GIF that is cut off or empty. As in browsers, anything unknown in the place of a block ends it. */
export function stripGifMetadata(file: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  let frames = 0
  let at = 13 + colorTableLength(file, 10)
  kept.push(file.subarray(0, at))
  while (file[at] === 0x2c || file[at] === 0x21) {
    const start = at
    const isPicture = file[at] === 0x2c
    at = endOfSubBlocks(file, isPicture ? at + 11 + colorTableLength(file, at + 9) : at + 2)
    if (at > file.length) return undefined
    if (isPicture) frames += 1
    if (isPicture || isKeptExtension(file, start)) kept.push(file.subarray(start, at))
  }
  return frames > 0 ? Buffer.concat([...kept, Buffer.from([0x3b])]) : undefined
}

/** In bytes, by the packed flags at `at`; 0 for none. */
function colorTableLength(file: Buffer, at: number): number {
  const flags = file[at] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Each sub-block starts with its length; the last one has length 0. */
function endOfSubBlocks(file: Buffer, at: number): number {
  let end = at
  while (file[end]) end += 1 + (file[end] as number)
  return end + 1
}

/** Whether what is shown depends on the extension at `at`: timing and transparency, plain text, or the loop count. */
function isKeptExtension(file: Buffer, at: number): boolean {
  const label = file[at + 1]
  if (label === 0xff) return /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(file.toString('latin1', at + 3, at + 14))
  return label === 0xf9 || label === 0x01
}

/** Enough bytes to show whether a file is an animated WebP or, as stored here, PNG. */
export const animationHeadLength = 53

export function isAnimated(file: Buffer): boolean {
  if (/^RIFF.{4}WEBPVP8X/s.test(file.toString('latin1', 0, 16))) return ((file[20] ?? 0) & 0b10) > 0
  if (!isPng(file)) return false
  for (const { name } of chunksOf(file)) {
    if (name === 'acTL' || name === 'IDAT') return name === 'acTL'
  }
  return false
}

const isPng = (file: Buffer) => file.toString('latin1', 1, 4) === 'PNG'

/** Undefined if the first chunk is not VP8X. */
export function stripWebpMetadata(file: Buffer): Buffer | undefined {
  const chunks = [...chunksOf(file)]
  if (chunks[0]?.name !== 'VP8X') return undefined
  const known = ['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']
  const kept = chunks.filter(({ name }) => known.includes(name)).map(({ bytes }) => Buffer.from(bytes))
  const flags = kept[0]?.[8] ?? 0
  kept[0]?.writeUInt8(flags & ~0b1100, 8)
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

const pngChunks = /^(IHDR|acTL|PLTE|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|fcTL|fdAT|IDAT|IEND)$/

/** Puts the chunk that marks it as animated in front; undefined for a file without its last chunk. */
export function stripPngMetadata(file: Buffer): Buffer | undefined {
  const chunks = [...chunksOf(file)]
  const end = chunks.findIndex(({ name }) => name === 'IEND')
  const kept = chunks.slice(0, end + 1).filter(({ name }) => pngChunks.test(name))
  const place = (name: string) => ['IHDR', 'acTL'].indexOf(name) >>> 0
  kept.sort((one, other) => place(one.name) - place(other.name))
  return end < 0 ? undefined : Buffer.concat([file.subarray(0, 8), ...kept.map(({ bytes }) => bytes)])
}

/** Up to the first truncated one. */
function* chunksOf(file: Buffer): Generator<{ name: string; bytes: Buffer }> {
  const [first, nameAt] = isPng(file) ? [8, 4] : [12, 0]
  for (let at = first; at + 8 <= file.length; ) {
    const length = isPng(file) ? file.readUInt32BE(at) : file.readUInt32LE(at + 4)
    // The chunks of a PNG end with a checksum of 4 bytes, those of a WebP are padded to even offsets.
    const end = at + 8 + length + (isPng(file) ? 4 : length % 2)
    const name = file.toString('latin1', at + nameAt, at + nameAt + 4)
    if (end > file.length) return
    yield { name, bytes: file.subarray(at, end) }
    at = end
  }
}
