import type { Readable } from 'node:stream'

export type StoredFile = { name: string; bytes: number; modifiedAt: Date }
/** Both ends are inclusive. */
export type ByteRange = { start: number; end: number }

/** A file is stored completely or not at all. */
export type FileStorage = {
  find(name: string): Promise<StoredFile | undefined>
  /** Undefined if there is no such file; rejects before the first byte if the storage does not respond. */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** Stores the local file at `path` by moving or copying it. */
  put(name: string, path: string): Promise<void>
  delete(name: string): Promise<void>
  list(prefix: string): AsyncIterable<string>
}
