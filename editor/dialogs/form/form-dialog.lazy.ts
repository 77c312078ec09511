import { DialogFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** The form comes when it is first opened, and with it all that drags and lists. */
export const FormDialog = lazyComponent(async () => (await import('./form-dialog.tsx')).FormDialog, DialogFallback)
