import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts a server in a process of its own, and resolves when `url` answers 2xx. `ms` is the time until then. */
export async function startServer(command: string, args: string[], env: NodeJS.ProcessEnv, url: string) {
  const began = performance.now()
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}`)
    if (performance.now() - began > 60_000) {
      // This process would not end while the child is running.
      kill()
      throw new Error(`${url} did not answer in 60 s`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { child, ms: performance.now() - began, stop: () => stop(child), processorMs: () => processorMs(child.pid) }
}

/** The processor time that a process has used, in milliseconds. NaN on systems other than Linux. */
function processorMs(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number) as [number, number]
  return (user + system) * 10
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
