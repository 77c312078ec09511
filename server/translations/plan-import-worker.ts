import { parentPort, workerData } from 'node:worker_threads'
import { SiteError } from '#server/errors.ts'
import { planImport } from './plan-import.ts'

try {
  parentPort?.postMessage(planImport(workerData.xliff, workerData.texts))
} catch (error) {
  if (!(error instanceof SiteError)) throw error
  parentPort?.postMessage({ errors: error.members.errors })
}
