import { TextBoxFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** The rich text editor is the largest part of the editor; it is loaded with the first text that needs it. */
export const RichTextBox = lazyComponent(async () => (await import('./rich-text-box.tsx')).RichTextBox, TextBoxFallback)
