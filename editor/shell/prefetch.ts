import type { i18n } from 'i18next'
import { locales } from '#content/locale.ts'
import { MediaDialog, TypingOnPage } from '../dialogs/dialogs.lazy.ts'
import { PathBox, RichTextBox, RichTextOnPage } from '../form/form.lazy.ts'
import type { Place } from '../model/documents/places.ts'

/** Fetches the code of the dialog that a click on the selected field would open. */
export function prefetchDialog(kind: Place['kind'], isLink: boolean) {
  const parts = { text: [TypingOnPage], rich: [TypingOnPage, RichTextOnPage, RichTextBox], media: [MediaDialog] }
  for (const part of parts[kind as keyof typeof parts] ?? []) void part.prefetch()
  if (isLink) void PathBox.prefetch()
}

type Manifest = { routes: { [id: string]: { module: string } } }

/**
 * Loads the modules of all routes and the messages of all languages in advance. If a module cannot be loaded later, the
 * router reloads the window, which is blank while the server is unreachable.
 */
export const prefetchOtherPages = (i18n: i18n) => async () => {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest: Manifest }
  const modules = new Set(Object.values(manifest.routes).map(({ module }) => module))
  await Promise.all([
    i18n.loadLanguages([...locales]),
    ...[...modules].map((module) => import(/* @vite-ignore */ module)),
  ])
}
