import { parentPort, workerData } from 'node:worker_threads'
import { cleanDrawing } from './drawings.ts'

/** Cleans the drawing that it is started with, and ends. */
parentPort?.postMessage(cleanDrawing(Buffer.from(workerData)))
