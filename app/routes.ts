import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { localizeHref } from '../content/address.ts'
import { detailPages, redirects } from '../content/detail-pages.ts'
import { locales } from '../content/locale.ts'
import { searchPath } from '../content/search.ts'

/** The ids of the routes are '{id}.{locale}'. */
const inEachLanguage = (path: string, file: string, id: string) =>
  locales.map((locale) => route(localizeHref(path, locale), file, { id: `${id}.${locale}`, caseSensitive: true }))

export default [
  layout('layout/frame.tsx', [
    ...detailPages.flatMap(({ base, kind }) => inEachLanguage(`${base}/:id`, 'routes/detail.tsx', kind)),
    ...inEachLanguage(searchPath, 'routes/search.tsx', 'search'),
    // '*' does not match '/', so the home page has a route of its own.
    index('routes/page.tsx', { id: 'home' }),
    route('*', 'routes/page.tsx', { id: 'page' }),
  ]),
  ...redirects.flatMap(({ path }) => inEachLanguage(path, 'routes/redirect.tsx', path.slice(1))),
  ...inEachLanguage('/login/*', 'routes/login.tsx', 'login'),
] satisfies RouteConfig
