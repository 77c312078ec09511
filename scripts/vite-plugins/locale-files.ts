import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Adds the locale files, with the messages of the blocks, to the client build, at the paths that i18next requests. */
export function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      // A dynamic import, because Vite bundles its configuration without resolving '#' imports.
      const { withBlockNames } = await import(pathToFileURL(resolve('blocks/with-block-names.ts')).href)
      for (const file of globSync('locales/*/translation.json')) {
        const messages = JSON.parse(readFileSync(file, 'utf8'))
        const source = JSON.stringify(withBlockNames(messages, basename(dirname(file))))
        this.emitFile({ type: 'asset', fileName: file.replaceAll('\\', '/'), source })
      }
    },
  }
}
