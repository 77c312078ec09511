import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Wordmark } from '#ui/logo.tsx'

/** Runs `drawWordmark` in a worker thread: fonts and shaping take 10 MB, which are freed when the thread ends. */
export async function drawWordmarkInWorker(brand: string): Promise<Wordmark | undefined> {
  const worker = new Worker(new URL('./wordmark-worker.ts', import.meta.url), { workerData: brand })
  const [wordmark] = await once(worker, 'message')
  return wordmark
}
