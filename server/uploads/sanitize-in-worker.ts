import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const timeoutMs = 20_000

/**
 * Runs `sanitizeSvg` in a worker thread: an SVG can be crafted so that parsing takes hours or more memory than there
 * is. Undefined if it exceeds the limit of either.
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
