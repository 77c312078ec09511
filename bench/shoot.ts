import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Histogram, Options } from 'autocannon'

const cannon = fileURLToPath(new URL('cannon.ts', import.meta.url))

export type Shots = {
  perSecond: number
  total: number
  latency: Histogram
  errors: number
  timeouts: number
  non2xx: number
}

/** Load from a process of its own: who waits here for other answers is not in its way. */
export async function shoot(options: Options): Promise<Shots> {
  const { stdout } = await promisify(execFile)(process.execPath, [cannon, JSON.stringify(options)])
  return JSON.parse(stdout)
}

/** What a browser says that it reads, as far as servers care; each answer counts as good or ends the run. */
export async function shootWell(origin: string, path: string, duration: number): Promise<Shots> {
  const headers = { 'accept-encoding': 'gzip' }
  const shots = await shoot({ url: `${origin}${path}`, connections: 50, duration, headers })
  if (shots.non2xx || shots.errors) {
    throw new Error(`${origin}${path}: ${shots.non2xx} refused, ${shots.errors} failed`)
  }
  return shots
}
