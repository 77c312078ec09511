import { DialogFallback } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy.tsx'

/** Dialogs that editing a text rarely needs: interruptions (conflict, sign-in), page settings and new items. */
export const ConflictDialog = lazyComponent(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
  DialogFallback,
)
export const SignInDialog = lazyComponent(
  async () => (await import('./sign-in-dialog.tsx')).SignInDialog,
  DialogFallback,
)
export const PageSettingsDialog = lazyComponent(
  async () => (await import('./page-settings-dialog.tsx')).PageSettingsDialog,
  DialogFallback,
)
export const NewItemDialog = lazyComponent(
  async () => (await import('./new-item-dialog.tsx')).NewItemDialog,
  DialogFallback,
)
export const NewLinkDialog = lazyComponent(
  async () => (await import('./new-link-dialog.tsx')).NewLinkDialog,
  DialogFallback,
)
export const NewBodyItemDialog = lazyComponent(
  async () => (await import('./new-body-item-dialog.tsx')).NewBodyItemDialog,
  DialogFallback,
)
