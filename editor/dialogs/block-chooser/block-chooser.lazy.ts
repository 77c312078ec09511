import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** The pictures of all block types come with the first block that is added. */
export const BlockChooser = lazyComponent(
  async () => (await import('./block-chooser.tsx')).BlockChooser,
  DialogFallback,
)
