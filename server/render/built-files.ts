import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

const hour = 60 * 60 * 1000
const day = 24 * hour

type Options = { root: string; build: string; dataDir: string; log: FastifyBaseLogger }

/** Keeps files until a day after a process with that build last ran, for pages that were loaded before. */
export function keepBuiltFiles({ root, build, dataDir, log }: Options) {
  const kept = join(dataDir, 'built')
  const own = join(kept, basename(build))

  async function copyOwn() {
    const draft = `${own}-${process.pid}.part`
    await cp(join(root, build, 'client/assets'), join(draft, 'assets'), { recursive: true })
    // Another process may have copied the same files meanwhile.
    await rename(draft, own).catch(() => rm(draft, { recursive: true }))
  }

  async function keep() {
    await mkdir(kept, { recursive: true })
    if (!existsSync(own)) await copyOwn()
    const now = new Date()
    await utimes(own, now, now)
    for (const name of await readdir(kept)) {
      const folder = join(kept, name)
      if (now.getTime() - (await stat(folder)).mtimeMs > day) await rm(folder, { recursive: true, force: true })
    }
    // Builds that are not touched are removed (scripts/build.mjs). The folder may belong to another user.
    await utimes(join(root, build), now, now).catch(() => {})
  }

  const tryToKeep = () => keep().catch((error) => log.warn(error, 'built files could not be kept for a later version'))
  const timer = setInterval(tryToKeep, hour).unref()

  return {
    copied: tryToKeep(),

    async findFolder(path: string): Promise<string | undefined> {
      if (!/^assets\/[\w.-]+$/.test(path)) return undefined
      const names = await readdir(kept).catch(() => [])
      const folders = names.filter((name) => !name.endsWith('.part')).map((name) => join(kept, name))
      return folders.find((folder) => existsSync(join(folder, path)))
    },

    close: () => clearInterval(timer),
  }
}
