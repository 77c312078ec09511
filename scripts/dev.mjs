import { ensureInstalled } from './install.mjs'
import { serve } from './serve.mjs'

/** Only the server reads these folders, so a change in them restarts it. Everything else uses hot reload. */
const restarting = ['server', 'api', 'content/schema']

await ensureInstalled()
serve(
  'development',
  '--watch-preserve-output',
  ...restarting.map((path) => `--watch-path=${path}`),
  'server/main.ts',
  '--dev',
)
