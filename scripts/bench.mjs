import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode('bench/main.ts')
