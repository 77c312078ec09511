import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const setupFiles = ['scripts/testing/console-errors.ts']
const ignored = ['node_modules/**', 'build/**', 'e2e/**']

/** Two projects, because only the server's tests need running databases. */
export default defineConfig({
  test: {
    // By default Vitest leaves one processor to its main process, which has little to do.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles,
          globalSetup: 'server/testing/databases.ts',
          testTimeout: 20_000,
          // Polled expectations can take longer when all processors are busy.
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        test: {
          name: 'site',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['server/**', ...ignored],
          setupFiles,
          // Style sheets get their URLs, as in the build. Without this they would be empty.
          css: true,
          // These tests leave nothing behind, so a process can run file after file, with modules loaded once.
          isolate: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
