import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Histogram, Options } from 'autocannon'

const autocannonProcess = fileURLToPath(new URL('autocannon-process.ts', import.meta.url))

export type LoadResult = {
  perSecond: number
  total: number
  latency: Histogram
  errors: number
  timeouts: number
  non2xx: number
}

/** Generates load in a separate process, so that other requests measured here are not slowed down by it. */
export async function runLoad(options: Options): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [autocannonProcess, JSON.stringify(options)])
  return JSON.parse(stdout)
}

/** Runs load with the Accept-Encoding of a browser. Throws if any response is not 2xx or fails. */
export async function runLoadWithoutErrors(origin: string, path: string, duration: number): Promise<LoadResult> {
  const headers = { 'accept-encoding': 'gzip' }
  const loadResult = await runLoad({ url: `${origin}${path}`, connections: 50, duration, headers })
  if (loadResult.non2xx || loadResult.errors) {
    throw new Error(`${origin}${path}: ${loadResult.non2xx} refused, ${loadResult.errors} failed`)
  }
  return loadResult
}
