import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '#server/root.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** Runs `drawWordmark` in a worker thread: fonts and shaping take 10 MB, which are freed when the thread ends. */
async function drawWordmarkInWorker(brand: string): Promise<Wordmark | undefined> {
  const worker = new Worker(join(root, 'server/brand/wordmark-worker.ts'), { workerData: brand })
  const [wordmark] = await once(worker, 'message')
  return wordmark
}

/** How many wordmarks are kept. A change of the brand may add two, one per language; the oldest are dropped. */
const max = 8

/** A function that draws the wordmark of a brand and keeps it. */
export function wordmarks() {
  const drawn = new Map<string, Promise<Wordmark | undefined>>()
  return (brand: string): Promise<Wordmark | undefined> => {
    let drawing = drawn.get(brand)
    if (!drawing) {
      drawing = drawWordmarkInWorker(brand)
      drawing.catch(() => drawn.delete(brand))
      const [oldest] = drawn.keys()
      if (oldest !== undefined && drawn.size === max) drawn.delete(oldest)
      drawn.set(brand, drawing)
    }
    return drawing
  }
}
