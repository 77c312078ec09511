import { ensureInstalled } from './install.mjs'
import { serve } from './serve.mjs'

await ensureInstalled()
serve('development', '--watch-preserve-output', '--watch', 'server/main.ts', '--dev')
