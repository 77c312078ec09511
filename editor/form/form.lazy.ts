import { DialogFallback, PathBoxFallback, TextBoxFallback } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy-component.tsx'

export const NewLinkDialog = lazyComponent(
  () => import('./list/new-link-dialog.tsx').then((m) => m.NewLinkDialog),
  DialogFallback,
)
export const NewBodyItemDialog = lazyComponent(
  () => import('./list/new-body-item-dialog.tsx').then((m) => m.NewBodyItemDialog),
  DialogFallback,
)
export const RichLinkDialog = lazyComponent(
  () => import('./rich-text/rich-link-dialog.tsx').then((m) => m.RichLinkDialog),
  DialogFallback,
)
export const RichTextOnPage = lazyComponent(
  () => import('./rich-text/rich-text-on-page.tsx').then((m) => m.RichTextOnPage),
  () => null,
)
export const PathBox = lazyComponent(
  () => import('./links/link-target-box.tsx').then((m) => m.PathBox),
  PathBoxFallback,
)
export const RichTextBox = lazyComponent(
  () => import('./rich-text/rich-text-box.tsx').then((m) => m.RichTextBox),
  TextBoxFallback,
)
