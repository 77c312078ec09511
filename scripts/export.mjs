import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode('server/content-folder/run-export.ts', { built: false })
