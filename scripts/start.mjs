// Code that runs before the install must be plain JavaScript for Node 20; all later code runs on the pinned Node.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { serveBuilt } from './serve.mjs'

await ensureInstalled()
await ensureBuilt()
serveBuilt()
