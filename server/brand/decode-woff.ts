import { inflateSync } from 'node:zlib'

const headerLength = 44
const entryLength = 20

/** Converts a WOFF file to the OpenType font in it (W3C WOFF 1.0, sections 3 to 5). */
export function decodeWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let at = directory.length
  for (let index = 0; index < count; index++) {
    const entry = headerLength + entryLength * index
    const offset = woff.readUInt32BE(entry + 4)
    const compressedLength = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const stored = woff.subarray(offset, offset + compressedLength)
    const table = compressedLength < length ? inflateSync(stored) : stored
    const padding = Buffer.alloc(-length & 3)
    woff.copy(directory, 12 + 16 * index, entry, entry + 4)
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), 16 + 16 * index)
    directory.writeUInt32BE(at, 20 + 16 * index)
    directory.writeUInt32BE(length, 24 + 16 * index)
    parts.push(table, padding)
    at += length + padding.length
  }
  return Buffer.concat(parts)
}
