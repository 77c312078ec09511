import { pathToFileURL } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/** Modules that are nothing but data. */
const files = ['app/session/admin-bar-messages.ts', 'blocks/serialized-shapes.ts', 'blocks/placeholders.ts']

/** Evaluates modules when the site is built and sends browsers what came out, without all that they are made by. */
export function precomputedModules(): Plugin {
  let root = ''
  return {
    name: 'ready-made',
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
