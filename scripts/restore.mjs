import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode('server/backup/run-restore.ts', { built: false })
