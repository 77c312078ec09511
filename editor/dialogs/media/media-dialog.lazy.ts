import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** It comes with the first picture that is opened. */
export const MediaDialog = lazyComponent(async () => (await import('./media-dialog.tsx')).MediaDialog, DialogFallback)
