import { once } from 'node:events'
import { startWorker } from '#server/start-worker.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** Runs `drawWordmark` in a worker thread, because fonts and shaping take 10 MB, which are freed with the thread. */
async function drawWordmarkInWorker(brand: string): Promise<Wordmark | undefined> {
  const worker = startWorker('brand', 'wordmark-worker', { workerData: brand })
  const [wordmark] = await once(worker, 'message')
  return wordmark
}

const max = 8

/** Drawn once for each brand. */
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
