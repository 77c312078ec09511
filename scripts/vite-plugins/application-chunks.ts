import { normalizePath, type Plugin, type Rolldown } from 'vite'

const documentEntry = /\/app\/entry\.client\.tsx$/
/** The modules that edit mode loads on every page. */
const applicationEntries = /\/app\/(application|root|layout\/site|session\/editor\.lazy|routes\/page)\.tsx(\?|$)/
const editorEntry = /\/editor\/shell\/editor\.tsx$/
const react = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Puts what every document loads into one chunk, and what edit mode loads on every page into three: `react`,
 * `application` and `editor`. Modules that documents load on demand, other than React, stay out of these chunks,
 * because visitors would have to download the rest of the chunk.
 */
export function applicationChunks(): Plugin {
  const chunks = new Map<string, string>()
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ name: (id: string) => chunks.get(id) ?? null, debugName: 'application-chunks' }],
  }
  // Groups without their dependencies are only possible if entries may export more than their modules do.
  const rolldownOptions = { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } } as const
  return {
    name: 'application-chunks',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions } } : undefined),
    buildEnd() {
      if (this.environment.name !== 'client') return
      const application = findImported(this, applicationEntries)
      const assign = (ids: Iterable<string>, chunk: string) => {
        for (const id of ids) chunks.set(id, chunk)
      }
      // A later assignment moves a module from an earlier chunk.
      assign(findImported(this, editorEntry), 'editor')
      assign(application, 'application')
      for (const id of findImported(this, documentEntry, { onDemand: true })) chunks.delete(id)
      assign(findImported(this, documentEntry), 'document')
      assign(
        [...application].filter((id) => react.test(normalizePath(id))),
        'react',
      )
    },
  }
}

/** The entries' modules and what they import, directly or not; `onDemand` includes dynamic imports of documents. */
function findImported(
  graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  entries: RegExp,
  { onDemand = false } = {},
): Set<string> {
  const found = new Set([...graph.getModuleIds()].filter((id) => entries.test(normalizePath(id))))
  // A Set iterates over what is added during the loop, too.
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    const later = onDemand ? dynamicallyImportedIds.filter((to) => !applicationEntries.test(normalizePath(to))) : []
    for (const to of [...importedIds, ...later]) found.add(to)
  }
  return found
}
