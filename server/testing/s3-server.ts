import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export type S3Server = { url: (prefix: string) => string; stop: () => Promise<void> }

/** Starts an S3-compatible server with one bucket in a temporary folder; `url` returns a STORAGE_URL in that bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'site-s3-'))
  const bucket = { name: 'site-files' }
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [bucket] })
  const { port } = await server.run()
  return {
    url: (prefix) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket.name}/${prefix}?tls=false`,
    stop: async () => {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      await closed
      await rm(directory, { recursive: true, force: true })
    },
  }
}
