import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/vite-plugins/precompress.ts'

export default {
  appDirectory: 'app',
  // A folder per build (scripts/build.mjs).
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Not a plugin of the client build, because the route manifest is added to the client's files by the server build.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
