import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** Loaded when the first block is added, because it contains the thumbnails of all block types. */
export const BlockChooser = lazyComponent(
  async () => (await import('./block-chooser.tsx')).BlockChooser,
  DialogFallback,
)
