import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Adds the locale files to the client build, at the addresses that i18next requests. */
export function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const file of globSync('locales/*/*.json')) {
        const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
        this.emitFile({ type: 'asset', fileName: file.replaceAll('\\', '/'), source })
      }
    },
  }
}
