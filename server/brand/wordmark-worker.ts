import { parentPort, workerData } from 'node:worker_threads'
import { drawWordmark } from './wordmark.ts'

parentPort?.postMessage(drawWordmark(workerData))
