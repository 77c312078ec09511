import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median, milliseconds, ratio } from './figures.ts'
import { startNginx } from './nginx.ts'
import { recordResponse } from './recorded-response.ts'
import { runLoadWithoutErrors } from './run-load.ts'
import { freePort, startServer } from './server-process.ts'
import type { Site } from './site.ts'

const paths = ['/', '/ar/resources', '/api/v1/pages/home']
const rounds = 3
const seconds = 2

/** Targets for `/`; the other paths are compared with the same values. */
const targets: Record<string, string> = { site: 'p99 4 ms', nginx: '0.50 of it' }

type Rival = { name: string; origin: string; processorMs: () => number }

/**
 * Requests per second, compared with servers that only send the same bytes. The servers are measured in turns to even
 * out variations of the machine.
 */
export async function measureLoad(site: Site): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-rivals-'))
  const answers = await Promise.all(paths.map((path) => recordResponse(site.origin, path)))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const port = await freePort()
  const bareOrigin = `http://localhost:${port}`
  const bare = await startServer(
    process.execPath,
    ['bench/baseline-server.ts', file, String(port)],
    {},
    `${bareOrigin}/`,
  )
  const nginx = await startNginx(folder, answers)
  const rivals = [
    { name: 'site', origin: site.origin, processorMs: site.processorMs },
    { name: 'bare Node', origin: bareOrigin, processorMs: bare.processorMs },
    ...(nginx ? [{ name: 'nginx', origin: nginx.origin, processorMs: nginx.processorMs }] : []),
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
  const results = rivals.map((rival) => ({
    ...rival,
    perSecond: [] as number[],
    p99: [] as number[],
    each: [] as number[],
  }))
  for (const { origin } of rivals) await runLoadWithoutErrors(origin, path, 1)
  for (let round = 0; round < rounds; round++) {
    for (const result of results) {
      const before = result.processorMs()
      const { perSecond, total, latency } = await runLoadWithoutErrors(result.origin, path, seconds)
      result.perSecond.push(perSecond)
      result.p99.push(latency.p99)
      result.each.push(((result.processorMs() - before) * 1000) / total)
    }
  }
  const [own] = results
  return results.map(({ name, perSecond, p99, each }) => {
    const shares = `the site reaches ${ratio(median(own?.perSecond ?? []), median(perSecond))} of it, by processor time ${ratio(median(each), median(own?.each ?? []))}`
    const summary = `${Math.round(median(perSecond))} requests/s of ${Math.round(median(each))} µs, p99 ${milliseconds(median(p99))}`
    const value = name === 'site' ? summary : `${summary}, ${shares}`
    return { name: `${path} at 50 connections, ${name}`, value, target: targets[name] }
  })
}
