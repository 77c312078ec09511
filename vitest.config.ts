import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const setupFiles = ['scripts/testing/console-errors.ts']
// Node compiles the modules of each process and thread that tests start. The workers of Vitest inherit this.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'build/.compiled')

const ignored = ['node_modules/**', 'build/**', 'e2e/**']

/** Only the server's tests need the databases of `globalSetup`. With `isolate: false` a worker loads modules once. */
export default defineConfig({
  test: {
    // One worker more than processors, because some tests wait for processes and timeouts.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles,
          globalSetup: 'server/testing/databases.ts',
          isolate: false,
          testTimeout: 20_000,
          // The default of 1 second is too short when all processors are busy.
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        test: {
          name: 'site',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['server/**', ...ignored],
          setupFiles,
          // Without this, Vitest replaces style sheets by empty ones, and imports of their URLs ('….css?url') are
          // empty.
          css: true,
          isolate: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
