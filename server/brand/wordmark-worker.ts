import { parentPort, workerData } from 'node:worker_threads'
import { drawWordmark } from './wordmark.ts'

/** Draws the brand that it is started with, and ends. */
parentPort?.postMessage(drawWordmark(workerData))
