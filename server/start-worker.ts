import { join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { buildFolder, root } from './root.ts'

/** Starts a worker thread: `server/<folder>/<name>.ts`, in a build `<name>.js` beside the server. */
export function startWorker(folder: string, name: `${string}-worker`, options: WorkerOptions): Worker {
  const file = buildFolder ? join(buildFolder, 'server', `${name}.js`) : join('server', folder, `${name}.ts`)
  return new Worker(join(root, file), options)
}
