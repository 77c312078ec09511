import { createHash } from 'node:crypto'
import { detectFileType, type FileType, isVideo } from './file-types.ts'
import { type Size, sizeOf } from './picture-size.ts'

export type IdentifiedFile = { fileType: FileType; bytes: number; hash: string; size?: Size | undefined }

/** What a file is; undefined for a type that the upload store does not accept, and for a damaged picture. */
export async function identify(bytes: Buffer): Promise<IdentifiedFile | undefined> {
  const fileType = detectFileType(bytes)
  const size = fileType && !isVideo(fileType) ? await sizeOf(bytes, fileType) : undefined
  return fileType && (size || isVideo(fileType))
    ? { fileType, bytes: bytes.length, hash: hashOf(bytes), size }
    : undefined
}

/** The name of the file in the upload store. */
export function keyOf({ fileType, hash, size }: Omit<IdentifiedFile, 'bytes'>): string {
  return `${hash.slice(0, 16)}${size ? `-${size.width}x${size.height}` : ''}.${fileType.extension}`
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
