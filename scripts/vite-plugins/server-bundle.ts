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
  'vite',
  // Fastify loads these two only if no compilers are passed to it. server/app.ts passes compilers.
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
]

/**
 * Bundles the server together with the pages, so that production loads about 40 files instead of 1,450 modules. Worker
 * threads are not bundled: they run TypeScript files. Names are not shortened, so that stack traces are readable.
 */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'ssr') return undefined
      return {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true, external, conditions: ['node'] },
        build: {
          rolldownOptions: {
            input: { index: 'virtual:react-router/server-build', main: 'server/main.ts' },
            output: { entryFileNames: '[name].js', minify: { compress: true, mangle: false, codegen: true } },
          },
        },
      }
    },
  }
}
