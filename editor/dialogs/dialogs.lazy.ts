import type { ComponentType } from 'react'
import type { DialogFrameProps } from '../components/dialog/dialog-frame.tsx'
import { DialogFallback } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy-component.tsx'

const lazyDialog = <Props extends Partial<Pick<DialogFrameProps, 'onClose' | 'returnFocusTo'>>>(
  load: () => Promise<ComponentType<Props>>,
) => lazyComponent(load, DialogFallback)

export const ConflictDialog = lazyDialog(() => import('./conflict-dialog.tsx').then((m) => m.ConflictDialog))
export const SignInDialog = lazyDialog(() => import('./sign-in-dialog.tsx').then((m) => m.SignInDialog))
export const SettingsDialog = lazyDialog(() => import('./settings-dialog.tsx').then((m) => m.SettingsDialog))
export const NewPageDialog = lazyDialog(() => import('./new-page-dialog.tsx').then((m) => m.NewPageDialog))
export const CopyOrMoveBlockDialog = lazyDialog(() =>
  import('./copy-or-move-block-dialog.tsx').then((m) => m.CopyOrMoveBlockDialog),
)
export const NewItemDialog = lazyDialog(() => import('./new-item-dialog.tsx').then((m) => m.NewItemDialog))
export const MediaDialog = lazyDialog(() => import('./media/media-dialog.tsx').then((m) => m.MediaDialog))
export const ArticleEditor = lazyDialog(() => import('./article/article-editor.tsx').then((m) => m.ArticleEditor))
export const MediaRowDialog = lazyDialog(() => import('./article/media-row-dialog.tsx').then((m) => m.MediaRowDialog))
export const FormDialog = lazyDialog(() => import('./form-dialog.tsx').then((m) => m.FormDialog))
export const BlockChooser = lazyDialog(() => import('./block-chooser/block-chooser.tsx').then((m) => m.BlockChooser))

export const TypingOnPage = lazyComponent(
  () => import('./typing-on-page.tsx').then((m) => m.TypingOnPage),
  () => null,
)

export const FilmNote = lazyComponent(
  () => import('./film-note.tsx').then((m) => m.FilmNote),
  () => null,
)

export const Translation = lazyComponent(
  () => import('./translation.tsx').then((m) => m.Translation),
  () => null,
)
