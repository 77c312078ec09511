import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { measureKills } from './crash-durability.ts'
import { measureEditing } from './edit-mode.ts'
import { type Figure, median, megabytes, milliseconds, print } from './figures.ts'
import { measureFloods } from './floods.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureManyConnections } from './many-connections.ts'
import { measureReleases } from './releases.ts'
import { measureSaves } from './saves.ts'
import { type BenchSite, startSite } from './site.ts'
import { measureGrowth } from './site-growth.ts'
import { measureWeight } from './weight.ts'

/** The parts in their order, which matters: load and saves affect the measurements after them. */
const parts: Record<string, (site: BenchSite) => Promise<Figure[]>> = {
  start: measureStart,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  load: measureLoad,
  peak: async ({ memory }) => [
    { name: 'memory under load, at most', value: megabytes(memory('VmHWM')), target: '180 MB' },
  ],
  saves: measureSaves,
  editing: measureEditing,
  releases: measureReleases,
  crowd: measureManyConnections,
  growth: measureGrowth,
}

/** Parts that run only if they are named: how the site behaves during floods of requests and when it is killed. */
const onDemandParts: Record<string, (site: BenchSite) => Promise<Figure[]>> = {
  floods: measureFloods,
  kills: measureKills,
}

/** The parts named on the command line: `load saves` or `--only=load,saves`. If none is named, all of `parts` run. */
const named = process.argv.slice(2).flatMap((arg) => {
  if (!arg.startsWith('--')) return [arg]
  return arg.startsWith('--only=') ? arg.slice('--only='.length).split(',') : []
})
const measured = Object.entries({ ...parts, ...onDemandParts }).filter(([name]) =>
  named.length > 0 ? named.includes(name) : name in parts,
)
const figures: Figure[] = [{ name: 'processors, Node', value: `${availableParallelism()}, ${process.version}` }]
const site = await startSite()
try {
  for (const [name, measure] of measured) {
    figures.push(...(await measure(site).catch((error) => failed(name, error))))
  }
} finally {
  await site.stop()
}
print(figures, process.argv.includes('--json'))

/** Reports a failed part as a figure, so that the other parts run. */
function failed(name: string, error: Error): Figure[] {
  process.exitCode = 1
  console.error(error)
  return [{ name: `${name} FAILED`, value: error.message.split('\n')[0] ?? '' }]
}

async function measureStart({ starts, memory }: BenchSite): Promise<Figure[]> {
  await wait(3000)
  return [
    { name: 'server start to first page, data there', value: milliseconds(median(starts)), target: '400 ms' },
    { name: 'memory idle', value: megabytes(memory('VmRSS')), target: '120 MB' },
  ]
}
