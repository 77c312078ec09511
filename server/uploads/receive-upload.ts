import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uploadLimits } from '#api/upload-limits.ts'
import { payloadTooLarge, unsupported } from '#server/errors.ts'
import { detectFileType, type FileType, headLength, isVideo } from './file-types.ts'

export type Received = { fileType: FileType; bytes: number; hash: string }

/** Writes an upload to a file; stops as soon as it is too large or not of an accepted type. */
export async function receive(sent: Readable, path: string): Promise<Received> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let bytes = 0
  const check = () => {
    const fileType = detectFileType(head)
    if (!fileType) throw unsupported('UPLOAD_NOT_TAKEN')
    if (bytes > limitOf(fileType)) throw payloadTooLarge('UPLOAD_TOO_LARGE')
    return fileType
  }
  // Opened before anything can fail: a file that was still being opened then would be created after its removal.
  const file = await open(path, 'wx')
  await pipeline(
    sent,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (head.length < headLength) head = Buffer.concat([head, chunk]).subarray(0, headLength)
        bytes += chunk.length
        if (head.length === headLength) check()
        hash.update(chunk)
        yield chunk
      }
    },
    file.createWriteStream({ flush: true }),
  )
  return { fileType: check(), bytes, hash: hash.digest('hex') }
}

function limitOf(fileType: FileType): number {
  if (isVideo(fileType)) return uploadLimits.video
  return fileType.format === 'svg' ? uploadLimits.svg : uploadLimits.picture
}
