import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Wordmark } from '#ui/logo.tsx'

/** `drawWordmark` in a thread of its own: fonts and what shapes them take 10 MB, which the ended thread gives back. */
export async function drawWordmarkInWorker(brand: string): Promise<Wordmark | undefined> {
  const worker = new Worker(new URL('./wordmark-worker.ts', import.meta.url), { workerData: brand })
  const [wordmark] = await once(worker, 'message')
  return wordmark
}
