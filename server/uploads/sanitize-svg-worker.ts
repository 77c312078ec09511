import { parentPort, workerData } from 'node:worker_threads'
import { sanitizeSvg } from './sanitize-svg.ts'

/** Cleans the drawing that it is started with, and ends. */
parentPort?.postMessage(sanitizeSvg(Buffer.from(workerData)))
