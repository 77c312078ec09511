import { isAbsolute, matchesGlob, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** Modules that visitors must not download. */
const forbidden = ['editor/**', '**/node_modules/zod/**']
/** Dynamic imports of this file are ignored, because they are only loaded for signed-in users. */
const lazyEntry = 'app/session/edit-mode.lazy.tsx'

/**
 * Fails the client build if the scripts of a visitor's page import the editor or Zod, directly or indirectly. Imports
 * that tree shaking would remove count, too, because an unrelated change could make them needed.
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

/** The path of a module relative to the root, or the id of a module that is not a file. */
function pathOf(id: string, root: string): string {
  const [file = id] = id.split('?')
  return isAbsolute(file) ? normalizePath(relative(root, file)) : file
}

/** Finds the shortest import chain from an entry to a forbidden module. */
function findChain(
  graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  pathOf: (id: string) => string,
): string[] | undefined {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const cameFrom = new Map<string, string | undefined>(entries.map((id) => [id, undefined]))
  // A breadth-first search: the loop visits the Map in insertion order, including ids that are added during the loop.
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
