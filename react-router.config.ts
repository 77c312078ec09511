import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './vite-plugins/precompress.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Not by a plugin: the list of routes is written among the client's files when the server is built.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
