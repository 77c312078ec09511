import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { splitLocale } from '#content/address.ts'
import { direction } from '#content/locale.ts'
import { InlineScript } from '#ui/inline-script.tsx'
import type { Route } from './+types/root'
import { backendContext } from './backend.ts'
import { keepOnFailure } from './session/keep-page-on-failure.ts'
import { SessionProvider } from './session/session.tsx'
import { StaticDocumentContext } from './static-document-context.ts'
import site from './styles/site.css?url'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepOnFailure]

export const loader = ({ context }: Route.LoaderArgs) => context.get(backendContext).readSite()

/** The title of pages that set none (specification §2). */
export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.brand }]

/** The fonts by language. That of the page is preloaded, the other one loads on demand (unicode-range). */
const fonts = { en: latin, ar: arabic }

/** Browsers that support these rules prerender a page while the pointer rests on its link. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/login*' } },
          { not: { href_matches: '/*\\?*edit=true*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function Layout({ children }: { children: ReactNode }) {
  const staticDocument = use(StaticDocumentContext)
  const { locale } = splitLocale(useLocation().pathname)
  return (
    // The page script sets the scroll state on this element before hydration.
    <html lang={locale} dir={direction(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={fonts[locale]} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <link rel="stylesheet" href={site} precedence="site" />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {staticDocument?.refresh && <script type="module" src={staticDocument.refresh} />}
        {staticDocument?.imports.map((part) => (
          <link key={part} rel="modulepreload" href={part} />
        ))}
        {staticDocument && <script type="module" src={staticDocument.entry} />}
        {staticDocument && <InlineScript type="speculationrules" script={JSON.stringify(speculationRules)} />}
      </head>
      <body>
        {children}
        {!staticDocument && <ScrollRestoration />}
        {!staticDocument && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  )
}

/** For errors outside layout/site.tsx, which has the same boundary. */
export { FrameFailed as ErrorBoundary } from './layout/page-states.tsx'
