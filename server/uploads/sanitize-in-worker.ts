import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const timeoutMs = 20_000

/**
 * Runs `sanitizeSvg` in a worker thread, because parsing a crafted SVG can take hours or exhaust the memory. Undefined
 * if the thread exceeds its time or memory limit.
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
