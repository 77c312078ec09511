import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '#server/root.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** Runs `drawWordmark` in a worker thread: fonts and shaping take 10 MB, which are freed when the thread ends. */
export async function drawWordmarkInWorker(brand: string): Promise<Wordmark | undefined> {
  const worker = new Worker(join(root, 'server/brand/wordmark-worker.ts'), { workerData: brand })
  const [wordmark] = await once(worker, 'message')
  return wordmark
}
