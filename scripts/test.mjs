import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode('scripts/checks.ts')
