import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { localizeHref } from '../content/address.ts'
import { pages } from '../content/pages.ts'
import { locales } from '../content/text.ts'

const everyLanguage = <T>(make: (locale: 'en' | 'ar') => T) => locales.map(make)

export default [
  layout('layout/site.tsx', [
    ...pages.flatMap(({ path, key }) =>
      everyLanguage((locale) =>
        route(localizeHref(path, locale), 'routes/page.tsx', { id: `${key}.${locale}`, caseSensitive: true }),
      ),
    ),
    route('*', 'routes/not-found.tsx'),
  ]),
  ...everyLanguage((locale) =>
    route(localizeHref('/login/*', locale), 'routes/login.tsx', { id: `login.${locale}`, caseSensitive: true }),
  ),
] satisfies RouteConfig
