// Reports each file of the project that this process imports to scripts/dev.mjs, which restarts the process when one of
// them changes. What Vite loads is not imported by Node, and is left to hot reload.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.(fileURLToPath(url))
    return next(url, context)
  },
})
