import { parentPort, workerData } from 'node:worker_threads'
import { drawWordmark } from './wordmark.ts'

/** Draws the brand in `workerData`, posts the result and ends. */
parentPort?.postMessage(drawWordmark(workerData))
