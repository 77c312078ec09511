import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const setupFiles = ['scripts/testing/console-errors.ts']
const ignored = ['node_modules/**', 'build/**', 'e2e/**']

/**
 * Two projects, because only the server's tests need running databases. Tests leave nothing behind, so a process runs
 * file after file, with modules loaded once.
 */
export default defineConfig({
  test: {
    // Some tests wait for processes and timeouts. One worker more than processors uses that time.
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
          isolate: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
