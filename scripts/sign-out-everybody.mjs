import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode('server/auth/run-sign-out.ts', { built: false })
