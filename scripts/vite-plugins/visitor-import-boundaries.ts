import { isAbsolute, matchesGlob, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** What a visitor must not download, and the file whose dynamic imports are ignored: only signed-in users load them. */
const forbidden = ['editor/**', '**/node_modules/zod/**']
const lazyEntry = 'app/session/editor.lazy.tsx'

/**
 * Fails the client build when a visitor's page can reach the editor or Zod. Every import counts, before tree shaking: a
 * separation that depends on tree shaking breaks with the next unrelated change.
 */
export function visitorImportBoundaries(): Plugin {
  return {
    name: 'visitor-import-boundaries',
    apply: 'build',
    generateBundle() {
      const { name, config } = this.environment
      if (name !== 'client') return
      const chain = findChain(this, (id) => pathOf(id, config.root))
      if (chain) this.error(`A visitor's page reaches what only editors may download:\n  ${chain.join('\n  → ')}`)
    },
  }
}

/** The path of a module below the root, or the id of a module that is no file. */
function pathOf(id: string, root: string): string {
  const [file = id] = id.split('?')
  return isAbsolute(file) ? normalizePath(relative(root, file)) : file
}

/** The paths of the shortest import chain from an entry to a forbidden module. */
function findChain(
  graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  pathOf: (id: string) => string,
): string[] | undefined {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const cameFrom = new Map<string, string | undefined>(entries.map((id) => [id, undefined]))
  // Breadth-first search: a Map iterates in insertion order, including entries that are added during the loop.
  for (const [id] of cameFrom) {
    const path = pathOf(id)
    if (forbidden.some((glob) => matchesGlob(path, glob))) return chainTo(id, cameFrom).map(pathOf)
    const info = graph.getModuleInfo(id)
    const lazy = path === lazyEntry ? [] : (info?.dynamicallyImportedIds ?? [])
    for (const to of [...(info?.importedIds ?? []), ...lazy]) if (!cameFrom.has(to)) cameFrom.set(to, id)
  }
  return undefined
}

function chainTo(id: string, cameFrom: Map<string, string | undefined>): string[] {
  const from = cameFrom.get(id)
  return from === undefined ? [id] : [...chainTo(from, cameFrom), id]
}
