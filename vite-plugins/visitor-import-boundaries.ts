import { isAbsolute, matchesGlob, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

export type ImportBoundaryOptions = {
  /** What no visitor may download. */
  forbidden: string[]
  /** The files whose dynamic imports are not followed: only an administrator takes them. */
  lazyEntries: string[]
}

const forVisitors: ImportBoundaryOptions = {
  forbidden: ['editor/**', '**/node_modules/zod/**'],
  lazyEntries: ['app/session/editor.lazy.tsx'],
}

/**
 * Fails the browser's build when a visitor can reach the editor or Zod. Every import counts, before tree shaking:
 * a separation that only the optimiser keeps is lost with the next innocent change.
 */
export function visitorImportBoundaries({ forbidden, lazyEntries }: ImportBoundaryOptions = forVisitors): Plugin {
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
        (id) => matches(id, forbidden),
        (id) => matches(id, lazyEntries),
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
  isLazyEntry: (id: string) => boolean,
): string[] | undefined {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const cameFrom = new Map<string, string | undefined>(entries.map((id) => [id, undefined]))
  // A map keeps the order of insertion and is read to its growing end: a queue that remembers the way.
  for (const [id] of cameFrom) {
    if (isForbidden(id)) return chainTo(id, cameFrom)
    const info = graph.getModuleInfo(id)
    const next = [...(info?.importedIds ?? []), ...(isLazyEntry(id) ? [] : (info?.dynamicallyImportedIds ?? []))]
    for (const to of next) if (!cameFrom.has(to)) cameFrom.set(to, id)
  }
  return undefined
}

function chainTo(id: string, cameFrom: Map<string, string | undefined>): string[] {
  const from = cameFrom.get(id)
  return from === undefined ? [id] : [...chainTo(from, cameFrom), id]
}
