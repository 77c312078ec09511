import type { i18n } from 'i18next'
import { locales } from '#content/locale.ts'

type Manifest = { routes: { [id: string]: { module: string } } }

/**
 * What other pages need besides their data. The router reloads the window for a module that does not come, which leaves
 * nothing on the screen while the server is away.
 */
export const prefetchOtherPages = (i18n: i18n) => async () => {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest: Manifest }
  const modules = new Set(Object.values(manifest.routes).map(({ module }) => module))
  await Promise.all([
    i18n.loadLanguages([...locales]),
    ...[...modules].map((module) => import(/* @vite-ignore */ module)),
  ])
}
