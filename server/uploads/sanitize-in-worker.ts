import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const timeoutMs = 20_000

/**
 * What `cleanDrawing` makes of a file, beside the requests: a drawing can be made so that the parser needs hours for it,
 * or more memory than there is. One that asks for too much of either is none that the site takes (undefined).
 */
export async function sanitizeSvgInWorker(file: Buffer, time = timeoutMs): Promise<Buffer | undefined> {
  const worker = new Worker(new URL('./sanitize-svg-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    const [cleaned] = await once(worker, 'message', { signal: AbortSignal.timeout(time) })
    return cleaned && Buffer.from(cleaned)
  } catch {
    return undefined
  } finally {
    await worker.terminate()
  }
}
