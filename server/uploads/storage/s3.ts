import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { unavailable } from '#server/errors.ts'
import type { FileStorage } from './file-storage.ts'
import type { S3Address } from './s3-address.ts'

/** The number of sockets is unlimited, because each video that is being watched keeps one open. */
const agent = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }

/** Larger files are streamed. The AWS SDK does not send a stream again after a lost connection, but it does a buffer. */
const maxBufferedBytes = 1024 * 1024

/** Operations throw 503 if the storage fails or does not respond. */
export async function s3Storage(address: S3Address): Promise<FileStorage> {
  const { bucket: Bucket, prefix, endpoint, region, credentials } = address
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(region && { region }),
    ...(credentials && { credentials }),
    // Many compatible storages do not support the default checksums of the AWS SDK.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000, httpAgent: agent, httpsAgent: agent },
  })
  // Throws at the start, not on first use, if neither the address nor the environment specifies a region.
  await client.config.region()

  const at = (name: string) => ({ Bucket, Key: prefix + name })

  return {
    async find(name) {
      const found = await answerOf(client.send(new HeadObjectCommand(at(name))))
      return found && { name, bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
    },

    async read(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await answerOf(client.send(new GetObjectCommand({ ...at(name), Range })))
      return found?.Body as Readable | undefined
    },

    async put(name, path) {
      const { size: ContentLength } = await stat(path)
      const send = (Body: Buffer | Readable) =>
        answerOf(client.send(new PutObjectCommand({ ...at(name), Body, ContentLength })))
      if (ContentLength <= maxBufferedBytes) return void (await send(await readFile(path)))
      const Body = createReadStream(path)
      try {
        await send(Body)
      } finally {
        // A stream that was not read to its end would keep the file open.
        Body.destroy()
      }
    },

    async delete(name) {
      await answerOf(client.send(new DeleteObjectCommand(at(name))))
    },

    async *list(wanted) {
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix + wanted, ContinuationToken })
        const page = await answerOf(client.send(command))
        for (const { Key = '' } of page?.Contents ?? []) yield Key.slice(prefix.length)
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

/** Undefined if there is no such file. Any other error becomes a 503. */
function answerOf<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  return request.catch((error: Error) => {
    if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined
    throw unavailable('STORAGE_UNAVAILABLE', error)
  })
}
