import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '#server/root.ts'

const timeoutMs = 20_000

/**
 * Runs `sanitizeSvg` in a worker thread, because parsing a crafted SVG can take hours or exhaust the memory. Undefined
 * for a file that is not an SVG, and if the thread exceeds its time (in milliseconds) or memory limit.
 */
export async function sanitizeSvgInWorker(file: Buffer, time = timeoutMs): Promise<Buffer | undefined> {
  const worker = new Worker(join(root, 'server/uploads/sanitize-svg-worker.ts'), {
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
