import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Options } from 'autocannon'
import { type Figure, median, milliseconds, ratio } from './figures.ts'
import { recordResponse, startBaseline, startNginx } from './reference-servers.ts'
import type { BenchSite } from './site.ts'

const rounds = 3
const seconds = 2

/** `share` is the target: the requests per second, divided by those of a server that only sends the same bytes. */
type Measured = { path: string; share: number }

/** The paths of two pages, an API response, a built script and a picture of about 20 kB. */
async function pathsOf(site: BenchSite): Promise<Measured[]> {
  const html = await site.visit('/')
  const script = /\/assets\/entry[^"]+\.js/.exec(html)?.[0] ?? ''
  const picture = await pictureOfSize(site.origin, [...new Set(html.match(/\/api\/uploads\/[^" ]+\?w=\d+/g))], 20_000)
  return [
    ...['/', '/ar/resources'].map((path) => ({ path, share: 0.85 })),
    ...['/api/v1/pages/home', script, picture].map((path) => ({ path, share: 0.75 })),
  ]
}

/** The path of the picture whose size is nearest to `bytes`. */
async function pictureOfSize(origin: string, paths: string[], bytes: number): Promise<string> {
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, size: (await (await fetch(origin + path)).bytes()).length })),
  )
  const [nearest] = sizes.sort((a, b) => Math.abs(a.size - bytes) - Math.abs(b.size - bytes))
  return nearest?.path ?? ''
}

/**
 * Generates load in a separate thread, so that the load does not slow down other requests that this process measures.
 */
export async function runLoad(options: Options) {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ ...options, workers: 1 })
  return { perSecond: requests.average, total: requests.total, latency, errors, timeouts, non2xx }
}

/** Requests a path over 50 connections, accepting gzip like a browser. Throws if a request fails or is not 2xx. */
export async function runLoadWithoutErrors(origin: string, path: string, duration: number) {
  const headers = { 'accept-encoding': 'gzip' }
  const result = await runLoad({ url: `${origin}${path}`, connections: 50, duration, headers })
  if (result.non2xx || result.errors) {
    throw new Error(`${origin}${path}: ${result.non2xx} refused, ${result.errors} failed`)
  }
  return result
}

type Server = { name: string; origin: string; processorMs: () => number }

/** Alternating with servers that only send the same bytes, so that variations of the machine affect all. */
export async function measureLoad(site: BenchSite): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ilearn-bench-'))
  const paths = await pathsOf(site)
  const responses = await Promise.all(paths.map(({ path }) => recordResponse(site.origin, path)))
  const baseline = await startBaseline(folder, responses)
  const nginx = await startNginx(folder, responses)
  const servers = [
    { name: 'site', ...site },
    { name: 'bare Node', ...baseline },
    ...(nginx ? [{ name: 'nginx', ...nginx }] : []),
  ]
  try {
    const figures: Figure[] = []
    for (const measured of paths) figures.push(...(await compare(measured, servers)))
    return figures
  } finally {
    await Promise.all([baseline.stop(), nginx?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare({ path, share }: Measured, servers: Server[]): Promise<Figure[]> {
  const rows = servers.map((server) => ({ server, runs: [] as { perSecond: number; p99: number; each: number }[] }))
  for (const { origin } of servers) await runLoadWithoutErrors(origin, path, 1)
  for (let round = 0; round < rounds; round++) {
    for (const { server, runs } of rows) {
      const before = server.processorMs()
      const { perSecond, total, latency } = await runLoadWithoutErrors(server.origin, path, seconds)
      runs.push({ perSecond, p99: latency.p99, each: ((server.processorMs() - before) * 1000) / total })
    }
  }
  const medians = rows.map(({ server: { name }, runs }) => ({
    name,
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p99: median(runs.map(({ p99 }) => p99)),
    each: median(runs.map(({ each }) => each)),
  }))
  const site = medians[0] as (typeof medians)[number]
  return medians.map(({ name, perSecond, p99, each }) => {
    const summary = `${Math.round(perSecond)} requests/s of ${Math.round(each)} µs, p99 ${milliseconds(p99)}`
    const shares = `the site reaches ${ratio(site.perSecond, perSecond)} of it, by processor time ${ratio(each, site.each)}`
    const value = name === 'site' ? summary : `${summary}, ${shares}`
    const target = name === 'bare Node' ? `${share}, p99 at most 1.5 times` : undefined
    return { name: `${path} at 50 connections, ${name}`, value, target }
  })
}
