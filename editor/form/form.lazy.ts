import { DialogFallback, PathBoxFallback, TextBoxFallback } from '../components/fallbacks.tsx'
import { lazyComponent } from '../components/lazy-component.tsx'

export const NewLinkDialog = lazyComponent(
  async () => (await import('./list/new-link-dialog.tsx')).NewLinkDialog,
  DialogFallback,
)
export const NewBodyItemDialog = lazyComponent(
  async () => (await import('./list/new-body-item-dialog.tsx')).NewBodyItemDialog,
  DialogFallback,
)
export const RichLinkDialog = lazyComponent(
  async () => (await import('./rich-text/rich-link-dialog.tsx')).RichLinkDialog,
  DialogFallback,
)
export const RichTextOnPage = lazyComponent(
  async () => (await import('./rich-text/rich-text-on-page.tsx')).RichTextOnPage,
  () => null,
)
export const PathBox = lazyComponent(async () => (await import('./links/link-target-box.tsx')).PathBox, PathBoxFallback)
export const RichTextBox = lazyComponent(
  async () => (await import('./rich-text/rich-text-box.tsx')).RichTextBox,
  TextBoxFallback,
)
