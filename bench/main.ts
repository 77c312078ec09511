import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, milliseconds, print } from './figures.ts'
import { measureLoad } from './load.ts'
import { measureSaves } from './saves.ts'
import { startSite } from './site.ts'
import { measureWeight } from './weight.ts'

const site = await startSite()
try {
  await wait(3000)
  const idle = site.megabytes()
  const weight = await measureWeight(site)
  const load = await measureLoad(site)
  const loaded = site.megabytes()
  const saves = await measureSaves(site)
  const machine: Figure[] = [
    { name: 'processors, Node', value: `${availableParallelism()}, ${process.version}` },
    { name: 'server start to ready, data there', value: milliseconds(site.startMs) },
    { name: 'memory idle / after load', value: `${inMegabytes(idle)} / ${inMegabytes(loaded)}` },
  ]
  print([...machine, ...weight, ...load, ...saves], process.argv.includes('--json'))
} finally {
  await site.stop()
}

function inMegabytes(value: number | undefined) {
  return value === undefined ? 'unknown' : `${Math.round(value)} MB`
}
