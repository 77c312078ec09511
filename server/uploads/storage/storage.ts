import type { Readable } from 'node:stream'

export type StoredFile = { name: string; bytes: number; modifiedAt: Date }
/** Both ends belong to it. */
export type ByteRange = { start: number; end: number }

/** What the upload store needs of the place that holds its files. A file is there whole or not at all. */
export type FileStorage = {
  /** Undefined where there is no such file. */
  find(name: string): Promise<StoredFile | undefined>
  /** Undefined where there is no such file; fails before the first byte where the place does not answer. */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** Takes over a file from the local disk: moves it away from there, or copies it. */
  put(name: string, path: string): Promise<void>
  /** Does nothing where there is no such file. */
  delete(name: string): Promise<void>
  list(prefix: string): AsyncIterable<string>
}
