import { pathToFileURL } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/** Modules whose exports can be written as JSON. */
const files = ['app/session/admin-bar-messages.ts', 'blocks/serialized-shapes.ts', 'blocks/placeholders.ts']

/**
 * Replaces these modules by their exports, which are computed at build time, so that browsers do not load their code.
 */
export function precomputedModules(): Plugin {
  let root = ''
  return {
    name: 'precomputed-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      if (!files.some((file) => id === normalizePath(`${root}/${file}`))) return undefined
      const made: object = await import(pathToFileURL(id).href)
      return Object.entries(made)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
