import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Returns the header of an MP4, followed by arbitrary bytes. */
export const video = (rest: string, brand = 'isom') =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}${brand}`), Buffer.from(rest)])

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** Creates an animation with two frames of 8 × 6 pixels. */
export const animated = () =>
  sharp(Buffer.concat([Buffer.alloc(144, 0), Buffer.alloc(144, 255)]), {
    raw: { width: 8, height: 12, channels: 3, pageHeight: 6 },
  })

/** Creates an animated PNG with two frames of 8 × 6 pixels and a text. */
export async function animatedPng(text = ''): Promise<Buffer> {
  const [one, two] = await Promise.all(['black', 'white'].map((background) => solidPng(background)))
  const numbers = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer).swap32()
  const frame = (order: number) => chunk('fcTL', numbers(order, 8, 6, 0, 0, 0x0064_03e8), Buffer.alloc(2))
  return Buffer.concat([
    ...[one?.subarray(0, 33) ?? '', chunk('tEXt', Buffer.from(`Author\0${text}`)), chunk('acTL', numbers(2, 0))],
    ...[frame(0), chunk('IDAT', dataOf(one)), frame(1), chunk('fdAT', numbers(2), dataOf(two))],
    ...[chunk('IEND'), Buffer.from('<script>')],
  ] as Buffer[])
}

const solidPng = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer()

function chunk(name: string, ...data: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(name), ...data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function dataOf(png = Buffer.alloc(0)): Buffer {
  const at = png.indexOf('IDAT')
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

export const chunkNames = (png: Buffer) => png.toString('latin1').match(/IHDR|acTL|fcTL|IDAT|fdAT|IEND|tEXt/g)
