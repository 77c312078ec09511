import { setTimeout as wait } from 'node:timers/promises'
import { routeTable } from '#content/pages.ts'
import { type Figure, median, milliseconds, ratio, timed } from './figures.ts'
import { runLoad, runLoadWithoutErrors } from './load.ts'
import { inEachLanguage } from './saves.ts'
import { admin, type BenchSite } from './site.ts'

const rounds = 5
const seconds = 3
const connections = 50
const editors = 150
const forged = 15

const visitor = { name: 'Layla Haddad', email: 'layla@example.com', message: 'A question.', source: '/contact' }
const wrong = (email: string) => ({ email, password: 'Wrong-horse-1!' })

type Flood = { name: string; path: string; body: string; type?: string }

/** Requests that are refused when their rate limit is reached. */
const floods: Flood[] = [
  { name: 'logins', path: '/api/v1/auth/login', body: JSON.stringify(wrong(admin.email)) },
  { name: 'enquiries', path: '/api/v1/enquiries', body: JSON.stringify(visitor) },
  {
    name: 'requests for a new password',
    path: '/api/v1/auth/password/forgot',
    body: JSON.stringify({ email: 'nobody@example.com', locale: 'en' }),
  },
  {
    name: 'forms without JavaScript',
    path: '/contact',
    body: new URLSearchParams(visitor).toString(),
    type: 'application/x-www-form-urlencoded',
  },
]

/** What other visitors notice while one address exceeds its limits. All requests go to a server of this measurement. */
export async function measureFloods(site: BenchSite): Promise<Figure[]> {
  // This must run first, while only the home page is cached.
  const figures = [await renderAmidEditors(site)]
  const { headers } = await site.post('auth/login', admin)
  const deviceCookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  figures.push(await forgeAddresses(site))
  await reachLimits(site)
  for (const flood of floods) figures.push(await visitAmid(site, flood))
  const { status } = await site.post('auth/login', admin, { cookie: deviceCookie })
  const stranger = await site.post('auth/login', admin)
  const value = `${status} / ${stranger.status}`
  return [...figures, { name: 'login after it, device known / unknown', value, target: '200 / 429' }]
}

/** Requests every page but the home page for the first time while many connections request edit mode. */
async function renderAmidEditors({ origin }: BenchSite): Promise<Figure> {
  const flooding = runLoad({ url: `${origin}/?edit=true`, connections: editors, duration: 12 })
  await wait(2_000)
  const paths = inEachLanguage(routeTable.map(({ path }) => path)).slice(1)
  let refused = 0
  const durations: number[] = []
  for (const path of paths) {
    const { duration } = await timed(async () => {
      const response = await fetch(`${origin}${path}`)
      await response.arrayBuffer()
      if (response.status === 503) refused++
    })
    durations.push(duration)
  }
  const { total, non2xx } = await flooding
  const times = `median ${milliseconds(median(durations))}, slowest ${milliseconds(Math.max(...durations))}`
  return {
    name: `first renders of ${paths.length} pages, ${editors} connections ask for /?edit=true`,
    value: `${refused} refused; ${times}; of ${total} shells ${non2xx} refused`,
    target: '0 refused',
  }
}

async function forgeAddresses({ post }: BenchSite): Promise<Figure> {
  let accepted = 0
  for (let count = 0; count < forged; count++) {
    const { status } = await post('enquiries', visitor, { 'x-forwarded-for': `198.51.100.${count}` })
    if (status === 201) accepted++
  }
  const name = `${forged} enquiries, each with another X-Forwarded-For: accepted`
  return { name, value: String(accepted), target: '10' }
}

async function reachLimits({ post }: BenchSite) {
  for (let count = 0; count < 50; count++) {
    await post('auth/login', wrong(count < 10 ? admin.email : `${count}@example.com`))
  }
  for (let count = 0; count < 20; count++) {
    await post('auth/password/forgot', { email: `${count}@example.com`, locale: 'en' })
  }
}

/** Measures requests for '/' alternately without and with refused requests at the same time. */
async function visitAmid(site: BenchSite, { name, path, body, type = 'application/json' }: Flood): Promise<Figure> {
  const url = site.origin + path
  const headers = { 'content-type': type }
  const alone: Requests[] = []
  const amid: Requests[] = []
  const refused: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await visit(site))
    const flooding = runLoad({ url, method: 'POST', body, headers, connections, duration: seconds + 2 })
    await wait(1_000)
    amid.push(await visit(site))
    refused.push((await flooding).perSecond)
  }
  const medianOf = (runs: Requests[], figure: keyof Requests) => median(runs.map((run) => run[figure]))
  const [usual, left] = [medianOf(alone, 'perSecond'), medianOf(amid, 'perSecond')]
  const share = ratio(medianOf(alone, 'each'), medianOf(amid, 'each'))
  return {
    name: `GET / at 50 connections, ${connections} more send refused ${name}`,
    value: `${Math.round(left)} of ${Math.round(usual)} requests/s: ${ratio(left, usual)}, by processor time ${share}; ${Math.round(median(refused))} refused/s`,
    target: '0.90 or more',
  }
}

type Requests = { perSecond: number; each: number }

async function visit({ origin, processorMs }: BenchSite): Promise<Requests> {
  const before = processorMs()
  const { perSecond, total } = await runLoadWithoutErrors(origin, '/', seconds)
  return { perSecond, each: (processorMs() - before) / total }
}
