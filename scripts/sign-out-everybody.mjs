import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode('server/auth/run-sign-out.ts', { built: false })
