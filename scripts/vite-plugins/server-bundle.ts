import { globSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Packages that are not bundled: those with native code or data files, and those that are rarely loaded. */
const external = [
  'better-sqlite3',
  'sharp',
  'harfbuzzjs',
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  '@aws-sdk/client-s3',
  'pg',
  '@zxcvbn-ts/language-common',
  'vite',
  // Fastify loads these two only if no compilers are passed to it. server/schema-controller.ts has them.
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
]

/** Packages that the server loads by `require` or `import.meta.resolve`, which the build cannot see. */
export const notImported = ['@fontsource/readex-pro', 'sanitize-html']

/**
 * Bundles the server together with the pages, so that production loads about 60 files instead of 1,450 modules. Names
 * are not shortened, so that stack traces are readable. Characters outside Latin-1 are escaped, because V8 stores the
 * source of a file that contains one of them in two bytes per character. `packages.json` names the packages that the
 * server loads (scripts/copy-built.mjs).
 */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'ssr') return undefined
      return {
        define: {
          'process.env.NODE_ENV': '"production"',
          'process.env.BUILD_FOLDER': JSON.stringify(process.env.BUILD_FOLDER ?? 'build'),
        },
        resolve: { noExternal: true, external, conditions: ['node'] },
        build: {
          rolldownOptions: {
            input: { index: 'virtual:react-router/server-build', main: 'server/main.ts', ...programs() },
            output: { entryFileNames: '[name].js', minify: { compress: true, mangle: false, codegen: true } },
          },
        },
      }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'ssr') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of chunks) chunk.code = escapeWide(chunk.code)
        const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
        const packages = new Set([...imported.filter((id) => !bundle[id] && !isBuiltin(id)), ...notImported])
        this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify([...packages].sort()) })
      },
    },
  }
}

/** The worker threads (server/start-worker.ts) and the operators' commands, by their names. */
function programs() {
  const files = globSync('server/*/{run-*,*-worker}.ts', { exclude: ['**/*-in-worker.ts'] })
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]))
}

export const escapeWide = (code: string) =>
  code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
