import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode('bench/main.ts')
