import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort, startServer } from './child.ts'
import { type Figure, median, milliseconds, ratio } from './figures.ts'
import { startNginx } from './nginx.ts'
import { record } from './recorded.ts'
import type { Site } from './site.ts'

const paths = ['/', '/api/v1/pages/home']
const rounds = 3
const seconds = 4

type Rival = { name: string; origin: string }

/** Requests per second beside servers that only send the same bytes, in turns, so that the machine's moods even out. */
export async function measureLoad(site: Site): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-rivals-'))
  const answers = await Promise.all(paths.map((path) => record(site.origin, path)))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const port = await freePort()
  const bareOrigin = `http://localhost:${port}`
  const bare = await startServer(process.execPath, ['bench/bare-server.ts', file, String(port)], {}, `${bareOrigin}/`)
  const nginx = await startNginx(folder, answers)
  const rivals = [
    { name: 'site', origin: site.origin },
    { name: 'bare Node', origin: bareOrigin },
    ...(nginx ? [{ name: 'nginx', origin: nginx.origin }] : []),
  ]
  try {
    const figures: Figure[] = []
    for (const path of paths) figures.push(...(await compare(path, rivals)))
    return figures
  } finally {
    await Promise.all([bare.stop(), nginx?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(path: string, rivals: Rival[]): Promise<Figure[]> {
  const results = new Map(rivals.map(({ name }) => [name, { perSecond: [] as number[], p99: [] as number[] }]))
  for (const { origin } of rivals) await shoot(origin, path, 1)
  for (let round = 0; round < rounds; round++) {
    for (const { name, origin } of rivals) {
      const { requests, latency } = await shoot(origin, path, seconds)
      results.get(name)?.perSecond.push(requests.average)
      results.get(name)?.p99.push(latency.p99)
    }
  }
  const own = median(results.get('site')?.perSecond ?? [])
  return [...results].map(([name, { perSecond, p99 }]) => {
    const share = name === 'site' ? '' : `, the site reaches ${ratio(own, median(perSecond))} of it`
    const value = `${Math.round(median(perSecond))} requests/s, p99 ${milliseconds(median(p99))}${share}`
    return { name: `${path} at 50 connections, ${name}`, value }
  })
}

async function shoot(origin: string, path: string, duration: number) {
  const headers = { 'accept-encoding': 'gzip' }
  const result = await autocannon({ url: `${origin}${path}`, connections: 50, duration, headers })
  if (result.non2xx || result.errors)
    throw new Error(`${origin}${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return result
}
