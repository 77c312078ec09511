import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/vite-plugins/precompress.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // This cannot be a plugin: the route manifest is written to the client's files only when the server is built.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
