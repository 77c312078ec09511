import { isAbsolute, matchesGlob, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

export type WallsOptions = {
  /** What no visitor may download. */
  never: string[]
  /** The files whose dynamic imports are not followed: only an administrator takes them. */
  doors: string[]
}

const forVisitors: WallsOptions = {
  never: ['editor/**', '**/node_modules/zod/**'],
  doors: ['app/session/editor-door.tsx'],
}

/**
 * Fails the browser's build when a visitor can reach the editor or Zod. Every import counts, before tree shaking:
 * a separation that only the optimiser keeps is lost with the next innocent change.
 */
export function walls({ never, doors }: WallsOptions = forVisitors): Plugin {
  let root = ''
  return {
    name: 'visitor-walls',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const chain = findChain(
        this,
        (id) => matches(id, never),
        (id) => matches(id, doors),
      )
      if (chain)
        this.error(`A visitor's page reaches what only editors may download:\n  ${chain.map(named).join('\n  → ')}`)
    },
  }

  function named(id: string) {
    const [file = id] = id.split('?')
    const path = isAbsolute(file) ? normalizePath(relative(root, file)) : file
    return path
  }

  function matches(id: string, globs: string[]) {
    return globs.some((glob) => matchesGlob(named(id), glob))
  }
}

/** The shortest way from an entry to a forbidden module. */
function findChain(
  graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  isForbidden: (id: string) => boolean,
  isDoor: (id: string) => boolean,
): string[] | undefined {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const cameFrom = new Map<string, string | undefined>(entries.map((id) => [id, undefined]))
  // A map keeps the order of insertion and is read to its growing end: a queue that remembers the way.
  for (const [id] of cameFrom) {
    if (isForbidden(id)) return wayTo(id, cameFrom)
    const info = graph.getModuleInfo(id)
    const next = [...(info?.importedIds ?? []), ...(isDoor(id) ? [] : (info?.dynamicallyImportedIds ?? []))]
    for (const to of next) if (!cameFrom.has(to)) cameFrom.set(to, id)
  }
  return undefined
}

function wayTo(id: string, cameFrom: Map<string, string | undefined>): string[] {
  const from = cameFrom.get(id)
  return from === undefined ? [id] : [...wayTo(from, cameFrom), id]
}
