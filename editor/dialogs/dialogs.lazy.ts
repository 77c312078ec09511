import type { ComponentType } from 'react'
import type { DialogFrameProps } from '../components/dialog/dialog-frame.tsx'
import { DialogFallback } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy-component.tsx'

const lazyDialog = <Props extends Partial<Pick<DialogFrameProps, 'onClose' | 'returnFocusTo'>>>(
  load: () => Promise<ComponentType<Props>>,
) => lazyComponent(load, DialogFallback)

export const ConflictDialog = lazyDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)
export const SignInDialog = lazyDialog(async () => (await import('./sign-in-dialog.tsx')).SignInDialog)
export const SettingsDialog = lazyDialog(async () => (await import('./settings-dialog.tsx')).SettingsDialog)
export const NewPageDialog = lazyDialog(async () => (await import('./new-page-dialog.tsx')).NewPageDialog)
export const CopyOrMoveBlockDialog = lazyDialog(
  async () => (await import('./copy-or-move-block-dialog.tsx')).CopyOrMoveBlockDialog,
)
export const NewItemDialog = lazyDialog(async () => (await import('./new-item-dialog.tsx')).NewItemDialog)
export const MediaDialog = lazyDialog(async () => (await import('./media/media-dialog.tsx')).MediaDialog)
export const ArticleEditor = lazyDialog(async () => (await import('./article/article-editor.tsx')).ArticleEditor)
export const MediaRowDialog = lazyDialog(async () => (await import('./article/media-row-dialog.tsx')).MediaRowDialog)
export const FormDialog = lazyDialog(async () => (await import('./form-dialog.tsx')).FormDialog)
export const BlockChooser = lazyDialog(async () => (await import('./block-chooser/block-chooser.tsx')).BlockChooser)

export const TypingOnPage = lazyComponent(
  async () => (await import('./typing-on-page.tsx')).TypingOnPage,
  () => null,
)

export const FilmNote = lazyComponent(
  async () => (await import('./film-note.tsx')).FilmNote,
  () => null,
)

export const Translation = lazyComponent(
  async () => (await import('./translation.tsx')).Translation,
  () => null,
)
