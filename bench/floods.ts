import { setTimeout as wait } from 'node:timers/promises'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { pages } from '#content/pages.ts'
import { type Figure, median, milliseconds, ratio, timed } from './figures.ts'
import { type LoadResult, runLoad, runLoadWithoutErrors } from './run-load.ts'
import { admin, type Site } from './site.ts'

const rounds = 5
const seconds = 3
const connections = 50
const editors = 150
const forged = 15

const visitor = { name: 'Layla Haddad', email: 'layla@example.com', message: 'A question.', source: '/contact' }
const wrong = (email: string) => ({ email, password: 'Wrong-horse-1!' })

type Flood = { name: string; path: string; body: string; type: string }
const json = (name: string, path: string, body: object): Flood => {
  return { name, path: `/api/v1/${path}`, body: JSON.stringify(body), type: 'application/json' }
}

/** Requests that are refused once their rate limit is reached. */
const floods: Flood[] = [
  json('logins', 'auth/login', wrong(admin.email)),
  json('enquiries', 'enquiries', visitor),
  json('requests for a new password', 'auth/password/forgot', { email: 'nobody@example.com', locale: 'en' }),
  {
    name: 'forms without JavaScript',
    path: '/contact',
    body: new URLSearchParams(visitor).toString(),
    type: 'application/x-www-form-urlencoded',
  },
]

/**
 * How other visitors are affected while one address exceeds its rate limits. Connections and time are bounded, and the
 * requests go only to a server started for this measurement on this machine.
 */
export async function measureFloods(site: Site): Promise<Figure[]> {
  // This must run first, while only the home page is cached.
  const figures = [await renderAmidEditors(site)]
  const deviceCookie = await deviceCookieOf(site)
  figures.push(await forgeAddresses(site))
  await reachLimits(site)
  for (const flood of floods) figures.push(await visitAmid(site, flood))
  const { status } = await site.post('auth/login', admin, { cookie: deviceCookie })
  const stranger = await site.post('auth/login', admin)
  const value = `${status} / ${stranger.status}`
  return [...figures, { name: 'login after it, device known / unknown', value, target: '200 / 429' }]
}

/** Renders every other page for the first time while many connections request the application. */
async function renderAmidEditors({ origin }: Site): Promise<Figure> {
  const flooding = runLoad({ url: `${origin}/?edit=true`, connections: editors, duration: 12 })
  await wait(2_000)
  const paths = pages.flatMap(({ path }) => locales.map((locale) => localizeHref(path, locale))).slice(1)
  const statuses: number[] = []
  const durations: number[] = []
  for (const path of paths) {
    const { duration, result } = await timed(async () => {
      const answer = await fetch(`${origin}${path}`)
      await answer.arrayBuffer()
      return answer.status
    })
    statuses.push(result)
    durations.push(duration)
  }
  const { total, non2xx } = await flooding
  const refused = statuses.filter((status) => status === 503).length
  const times = `median ${milliseconds(median(durations))}, slowest ${milliseconds(Math.max(...durations))}`
  return {
    name: `first renders of ${paths.length} pages, ${editors} connections ask for /?edit=true`,
    value: `${refused} refused; ${times}; of ${total} shells ${non2xx} refused`,
    target: '0 refused',
  }
}

/** The cookie of a device that has signed in. */
async function deviceCookieOf({ post }: Site): Promise<string> {
  const { headers } = await post('auth/login', admin)
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function forgeAddresses({ post }: Site): Promise<Figure> {
  const statuses: number[] = []
  for (let count = 0; count < forged; count++) {
    const { status } = await post('enquiries', visitor, { 'x-forwarded-for': `198.51.100.${count}` })
    statuses.push(status)
  }
  const taken = statuses.filter((status) => status === 201).length
  return { name: `${forged} enquiries, each with another X-Forwarded-For: taken`, value: String(taken), target: '10' }
}

async function reachLimits({ post }: Site) {
  for (let count = 0; count < 50; count++) {
    await post('auth/login', wrong(count < 10 ? admin.email : `${count}@example.com`))
  }
  for (let count = 0; count < 20; count++) {
    await post('auth/password/forgot', { email: `${count}@example.com`, locale: 'en' })
  }
}

/** Measures requests for `/` with and without concurrent refused requests, in turns. */
async function visitAmid({ origin, processorMs }: Site, { name, path, body, type }: Flood): Promise<Figure> {
  type Visits = { perSecond: number; each: number }
  const [alone, amid, refused]: [Visits[], Visits[], LoadResult[]] = [[], [], []]
  const visit = async (): Promise<Visits> => {
    const before = processorMs()
    const { perSecond, total } = await runLoadWithoutErrors(origin, '/', seconds)
    return { perSecond, each: (processorMs() - before) / total }
  }
  const headers = { 'content-type': type }
  for (let round = 0; round < rounds; round++) {
    alone.push(await visit())
    const flooding = runLoad({ url: origin + path, method: 'POST', body, headers, connections, duration: seconds + 2 })
    await wait(1_000)
    amid.push(await visit())
    refused.push(await flooding)
  }
  const of = (visits: Visits[], figure: keyof Visits) => median(visits.map((each) => each[figure]))
  const [usual, left] = [of(alone, 'perSecond'), of(amid, 'perSecond')]
  const share = ratio(of(alone, 'each'), of(amid, 'each'))
  const answered = Math.round(median(refused.map(({ perSecond }) => perSecond)))
  return {
    name: `GET / at 50 connections, ${connections} more send refused ${name}`,
    value: `${Math.round(left)} of ${Math.round(usual)} requests/s: ${ratio(left, usual)}, by processor time ${share}; ${answered} refused/s`,
    target: '0.90 or more',
  }
}
