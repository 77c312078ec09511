import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode('server/backup/run-backup.ts', { built: false })
