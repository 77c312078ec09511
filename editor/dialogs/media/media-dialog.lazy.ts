import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** Loaded when the first picture is opened. */
export const MediaDialog = lazyComponent(async () => (await import('./media-dialog.tsx')).MediaDialog, DialogFallback)
