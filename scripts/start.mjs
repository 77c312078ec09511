// The imported code runs before the packages are installed, so it must be plain JavaScript for Node 20.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { serveBuilt } from './serve.mjs'

await ensureInstalled()
await ensureBuilt()
serveBuilt()
