/*
 * GIFs and animated WebPs are not encoded again, because encoding a long animation takes a minute. Instead, the files
 * are parsed and written again without comments, metadata and trailing data.
 */

/** Removes comments, metadata and trailing data from a GIF; undefined for a malformed file. */
export function stripGifMetadata(file: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  let at = 13 + colorTableLength(file, 10)
  kept.push(file.subarray(0, at))
  while (at < file.length) {
    const start = at
    if (file[at] === 0x3b) return Buffer.concat([...kept, file.subarray(at, at + 1)])
    const isPicture = file[at] === 0x2c
    if (!isPicture && file[at] !== 0x21) return undefined
    at = endOfSubBlocks(file, isPicture ? at + 11 + colorTableLength(file, at + 9) : at + 2)
    if (isPicture || isKeptExtension(file, start)) kept.push(file.subarray(start, at))
  }
  return undefined
}

/** Returns the length in bytes of the colour table that the packed flags at `at` declare; 0 for none. */
function colorTableLength(file: Buffer, at: number): number {
  const flags = file[at] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/**
 * Returns the offset after the sub-blocks at `at`. Each sub-block starts with its length; the last one has length 0.
 */
function endOfSubBlocks(file: Buffer, at: number): number {
  let end = at
  while (file[end]) end += 1 + (file[end] as number)
  return end + 1
}

/** Whether the extension at `at` is shown: graphic control (timing, transparency), plain text, or the loop count. */
function isKeptExtension(file: Buffer, at: number): boolean {
  const label = file[at + 1]
  if (label === 0xff) return /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(file.toString('latin1', at + 3, at + 14))
  return label === 0xf9 || label === 0x01
}

/** Whether a file is an animated WebP. `head` must contain at least the first 21 bytes of the file. */
export const isAnimatedWebp = (head: Buffer) =>
  /^RIFF.{4}WEBPVP8X/s.test(head.toString('latin1', 0, 16)) && ((head[20] ?? 0) & 0b10) > 0

/** Removes EXIF, XMP and unknown chunks from an animated WebP; undefined if the first chunk is not VP8X. */
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

/** Yields the chunks of a RIFF file, up to the first truncated one. */
function* chunksOf(file: Buffer): Generator<{ name: string; bytes: Buffer }> {
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4)
    // Chunks are padded to even offsets.
    const end = at + 8 + length + (length % 2)
    if (end > file.length) return
    yield { name: file.toString('latin1', at, at + 4), bytes: file.subarray(at, end) }
    at = end
  }
}
