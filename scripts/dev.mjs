import { ensureInstalled } from './install.mjs'
import { serve } from './serve.mjs'

/** A change in these folders restarts the server. Changes in other folders are left to Vite's hot reload. */
const restarting = ['server', 'api', 'content/schema']

await ensureInstalled()
serve(
  'development',
  '--watch-preserve-output',
  ...restarting.map((path) => `--watch-path=${path}`),
  'server/main.ts',
  '--dev',
)
