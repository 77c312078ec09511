import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** The list of what is not saved, which nobody needs as long as all is. */
export const FailedChangesDialog = lazyComponent(
  async () => (await import('./failed-changes-dialog.tsx')).FailedChangesDialog,
  DialogFallback,
)
