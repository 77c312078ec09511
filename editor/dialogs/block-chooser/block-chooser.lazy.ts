import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** Loaded when the first block is added, because it needs the whole catalogue. */
export const BlockChooser = lazyComponent(
  async () => (await import('./block-chooser.tsx')).BlockChooser,
  DialogFallback,
)
