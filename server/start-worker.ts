import { once } from 'node:events'
import { join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { buildFolder, root } from './root.ts'

/** Starts a worker thread: `server/<folder>/<name>.ts`, in a build `<name>.js` beside the server. */
export function startWorker(folder: string, name: `${string}-worker`, options: WorkerOptions): Worker {
  const file = buildFolder ? join(buildFolder, 'server', `${name}.js`) : join('server', folder, `${name}.ts`)
  return new Worker(join(root, file), options)
}

type Limits = { timeoutMs: number; memoryMb: number }

/**
 * Runs a worker thread that sends one message, because a crafted `workerData` can take minutes or exhaust the memory.
 * Rejects if the thread fails or exceeds its time, memory or stack.
 */
export async function runWorker<T>(
  folder: string,
  name: `${string}-worker`,
  workerData: unknown,
  { timeoutMs, memoryMb }: Limits,
): Promise<T> {
  const worker = startWorker(folder, name, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
    return message
  } finally {
    await worker.terminate()
  }
}

/** Whether a thread failed because it exceeded its time, memory or stack. */
export const isOverrun = (error: Error & { code?: unknown }): boolean =>
  error instanceof RangeError || error.code === 'ABORT_ERR' || error.code === 'ERR_WORKER_OUT_OF_MEMORY'
