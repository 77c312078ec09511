import { later } from '../later.tsx'

export const LeftOutBlock = later(
  async () => (await import('./left-out-block.tsx')).LeftOutBlock,
  () => null,
)
