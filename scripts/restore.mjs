import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode('server/backup/run-restore.ts', { built: false })
