import { animated } from './files.ts'

type Odd = [file: Buffer, whole: Buffer]

/** Returns pictures that browsers show although their files are not as they should be, each with the correct file. */
export async function makeOddPictures(jpeg: Buffer) {
  const gif = await animated().gif().toBuffer()
  const afterFirstSegment = 4 + jpeg.readUInt16BE(4)
  const odd = (file: Buffer): Odd => [file, jpeg]
  return {
    'a JPEG with an odd scan header': odd(withSpectralEnd(jpeg, 0)),
    'a JPEG with zero bytes between segments': odd(insert(jpeg, afterFirstSegment, Buffer.alloc(7))),
    'a JPEG with fill bytes': odd(insert(jpeg, afterFirstSegment, Buffer.alloc(5, 0xff))),
    'a JPEG without its end mark': odd(jpeg.subarray(0, -2)),
    'a JPEG with half of its end mark': odd(jpeg.subarray(0, -1)),
    'a JPEG followed by a film': odd(Buffer.concat([jpeg, Buffer.from('....ftypmp42')])),
    'a GIF without trailer': [gif.subarray(0, -1), gif] as Odd,
    'a GIF with zero bytes in place of its trailer': [
      Buffer.concat([gif.subarray(0, -1), Buffer.alloc(9)]),
      gif,
    ] as Odd,
  }
}

const insert = (file: Buffer, at: number, bytes: Buffer) =>
  Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)])

/** Changes the last coefficient that a scan of a JPEG says it has. The baseline has all 64, so decoders ignore it. */
function withSpectralEnd(jpeg: Buffer, end: number): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const changed = Buffer.from(jpeg)
  changed[scan + 2 + jpeg.readUInt16BE(scan + 2) - 2] = end
  return changed
}
