import { TextBoxFallback } from '../../components/fallbacks.tsx'
import { lazyComponent } from '../../components/lazy.tsx'

/** The rich editor is the heaviest part of all; it comes with the first text that needs it. */
export const RichTextBox = lazyComponent(async () => (await import('./rich-text-box.tsx')).RichTextBox, TextBoxFallback)
