import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts the interface's words among the files of the client build, under the addresses at which i18next asks for them. */
export function localeFiles(): Plugin {
  return {
    name: 'word-files',
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
