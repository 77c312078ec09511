import { ensureInstalled } from './install.mjs'
import { serve } from './serve.mjs'

/** What only the server reads: a change restarts it. Everything else reaches the browser by hot reload. */
const restarting = ['server', 'api', 'seed', 'content/schema']

await ensureInstalled()
serve(
  'development',
  '--watch-preserve-output',
  ...restarting.map((path) => `--watch-path=${path}`),
  'server/main.ts',
  '--dev',
)
