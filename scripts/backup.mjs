import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode('server/backup/run-backup.ts', { built: false })
