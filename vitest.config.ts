import { defineConfig } from 'vitest/config'

const setupFiles = ['testing/console-errors.ts']
const ignored = ['node_modules/**', 'build/**', 'e2e/**', 'artwork/**']

/** Two projects, because only the server's tests need running databases. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles,
          globalSetup: 'server/testing/databases.ts',
          testTimeout: 20_000,
          // What is waited for comes late where all processors are at work.
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        test: {
          name: 'site',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['server/**', ...ignored],
          setupFiles,
          // Style sheets have their addresses, as in the build; without this they would be empty.
          css: true,
        },
      },
    ],
  },
})
