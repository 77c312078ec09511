import { later } from '../later.tsx'
import { DialogStandIn } from './stand-ins.tsx'

/** The dialogs that come between, and those that ask for something new: few who edit a text open one. */
export const ConflictDialog = later(async () => (await import('./conflict-dialog.tsx')).ConflictDialog, DialogStandIn)
export const SignInDialog = later(async () => (await import('./sign-in-dialog.tsx')).SignInDialog, DialogStandIn)
export const SettingsDialog = later(async () => (await import('./settings-dialog.tsx')).SettingsDialog, DialogStandIn)
export const NewItemDialog = later(async () => (await import('./new-item-dialog.tsx')).NewItemDialog, DialogStandIn)
export const NewLinkDialog = later(async () => (await import('./new-link-dialog.tsx')).NewLinkDialog, DialogStandIn)
export const NewBodyItemDialog = later(
  async () => (await import('./new-body-item-dialog.tsx')).NewBodyItemDialog,
  DialogStandIn,
)
