import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode('scripts/checks.ts')
