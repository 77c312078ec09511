import { isAbsolute, matchesGlob, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

export type ImportBoundaryOptions = {
  /** Globs of modules that a visitor must not download. */
  forbidden: string[]
  /** Globs of files whose dynamic imports are ignored, because only administrators load them. */
  lazyEntries: string[]
}

const forVisitors: ImportBoundaryOptions = {
  forbidden: ['editor/**', '**/node_modules/zod/**'],
  lazyEntries: ['app/session/editor.lazy.tsx'],
}

/**
 * Fails the client build when a visitor's page can reach the editor or Zod. Every import counts, before tree shaking: a
 * separation that depends on tree shaking breaks with the next unrelated change.
 */
export function visitorImportBoundaries({ forbidden, lazyEntries }: ImportBoundaryOptions = forVisitors): Plugin {
  let root = ''
  return {
    name: 'visitor-import-boundaries',
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

/** The shortest import chain from an entry to a forbidden module. */
function findChain(
  graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  isForbidden: (id: string) => boolean,
  isLazyEntry: (id: string) => boolean,
): string[] | undefined {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const cameFrom = new Map<string, string | undefined>(entries.map((id) => [id, undefined]))
  // Breadth-first search: a Map iterates in insertion order, including entries that are added during the loop.
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
