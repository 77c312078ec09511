import { normalizePath, type Plugin, type Rolldown } from 'vite'

const documentEntry = /\/app\/entry\.client\.tsx$/
/** The modules in app/ that edit mode loads on every page. */
const applicationModules = ['application.client', 'root', 'layout/frame', 'session/edit-mode.lazy', 'routes/page']
const applicationEntries = new RegExp(`/app/(${applicationModules.join('|').replaceAll('.', '\\.')})\\.tsx(\\?|$)`)
const editorEntry = /\/editor\/shell\/editor\.tsx$/
const react = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Puts the modules that every document loads into the chunk `document`, and those that edit mode loads on every page
 * into three chunks: `react`, `application` and `editor`. Modules that documents load on demand, other than React, are
 * in none of these three, because visitors would have to download the whole chunk.
 */
export function applicationChunks(): Plugin {
  const chunks = new Map<string, string>()
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ name: (id: string) => chunks.get(id) ?? null, debugName: 'application-chunks' }],
  }
  // `includeDependenciesRecursively: false` requires that an entry's chunk may have more exports than its module.
  const rolldownOptions = { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } } as const
  return {
    name: 'application-chunks',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions } } : undefined),
    buildEnd() {
      if (this.environment.name !== 'client') return
      const application = findImported(this, applicationEntries)
      const missing = applicationModules.filter(
        (name) => ![...application].some((id) => normalizePath(id).includes(`/app/${name}.tsx`)),
      )
      if (missing.length > 0) this.error(`app/ has no ${missing.join(', ')}: correct application-chunks.ts`)
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

/**
 * Returns the ids of the modules that match `entries`, and of all modules that they import statically, directly or
 * indirectly. `onDemand` includes dynamic imports, except of the application.
 */
function findImported(
  graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
  entries: RegExp,
  { onDemand = false } = {},
): Set<string> {
  const found = new Set([...graph.getModuleIds()].filter((id) => entries.test(normalizePath(id))))
  // The loop also visits ids that are added to the Set during the loop.
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    const later = onDemand ? dynamicallyImportedIds.filter((to) => !applicationEntries.test(normalizePath(to))) : []
    for (const to of [...importedIds, ...later]) found.add(to)
  }
  return found
}
