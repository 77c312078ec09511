import { unsupported } from '#server/errors.ts'
import { runWorker } from '#server/start-worker.ts'
import type { SanitizedSvg } from './sanitize-svg.ts'

/** Undefined for a file that is not an SVG. Throws 415 if the thread exceeds its time, memory or stack. */
export async function sanitizeSvgInWorker(file: Buffer, timeoutMs = 20_000): Promise<SanitizedSvg | undefined> {
  try {
    return await runWorker('uploads', 'sanitize-svg-worker', file, { timeoutMs, memoryMb: 256 })
  } catch {
    throw unsupported('UPLOAD_TOO_COMPLEX')
  }
}
