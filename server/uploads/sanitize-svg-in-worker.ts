import { once } from 'node:events'
import { unsupported } from '#server/errors.ts'
import { startWorker } from '#server/start-worker.ts'
import type { SanitizedSvg } from './sanitize-svg.ts'

const timeoutMs = 20_000

/**
 * Runs `sanitizeSvg` in a worker thread, because a crafted SVG can take minutes or exhaust the memory. Undefined for a
 * file that is not an SVG. Throws 415 if the thread exceeds its time (in milliseconds), memory or stack.
 */
export async function sanitizeSvgInWorker(file: Buffer, time = timeoutMs): Promise<SanitizedSvg | undefined> {
  const worker = startWorker('uploads', 'sanitize-svg-worker', {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    const [cleaned] = await once(worker, 'message', { signal: AbortSignal.timeout(time) })
    return cleaned
  } catch {
    throw unsupported('UPLOAD_TOO_COMPLEX')
  } finally {
    await worker.terminate()
  }
}
