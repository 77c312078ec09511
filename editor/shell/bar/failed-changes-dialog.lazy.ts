import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** Lazy, because it is needed only after a change failed to save. */
export const FailedChangesDialog = lazyComponent(
  async () => (await import('./failed-changes-dialog.tsx')).FailedChangesDialog,
  DialogFallback,
)
