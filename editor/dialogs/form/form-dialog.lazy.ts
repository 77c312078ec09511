import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** Loaded when a form is first opened, with the drag and drop library. */
export const FormDialog = lazyComponent(async () => (await import('./form-dialog.tsx')).FormDialog, DialogFallback)
