import { parentPort, workerData } from 'node:worker_threads'
import { sanitizeSvg } from './sanitize-svg.ts'

/** Sanitizes the SVG in `workerData`, posts the result and ends. */
parentPort?.postMessage(sanitizeSvg(Buffer.from(workerData)))
