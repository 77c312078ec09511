import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { isEditMode, splitLocale } from '#content/address.ts'
import { direction } from '#content/locale.ts'
import { InlineScript } from '#ui/inline-script.tsx'
import type { Route } from './+types/root'
import './application.client.tsx'
import { backendContext } from './backend.ts'
import arabic from './fonts/arabic.woff2?url'
import arabicName from './fonts/arabic-name.woff2?url'
import latin from './fonts/latin.woff2?url'
import { useSite } from './layout/use-site.ts'
import { keepOnFailure } from './session/keep-page-on-failure.ts'
import { SessionProvider } from './session/session.tsx'
import { StaticDocumentContext } from './static-document-context.ts'
import site from './styles/site.css?url'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepOnFailure]

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(backendContext).readSite(splitLocale(url.pathname).locale)

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.brand }]

/**
 * The fonts to preload. Each language also needs a font of the other, because the header links to the other language.
 */
const fonts = { en: [latin, arabicName], ar: [arabic, latin] }

/** With these rules, browsers that support them prerender a page while the pointer rests on a link to it. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/login*', '/*\\?*edit=true*'] } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function Layout({ children }: { children: ReactNode }) {
  const staticDocument = use(StaticDocumentContext)
  const { pathname, search } = useLocation()
  const { locale } = splitLocale(pathname)
  // The browser's translation replaces texts in the page, which React then cannot change; editors need the original.
  const translate = isEditMode(search) ? 'no' : undefined
  return (
    // The page script sets attributes of this element before hydration.
    <html
      lang={locale}
      dir={direction(locale)}
      translate={translate}
      style={useSite()?.palette}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fonts[locale].map((font) => (
          <link key={font} rel="preload" href={font} as="font" crossOrigin="" />
        ))}
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

/** For errors outside of layout/frame.tsx, which has the same error boundary. */
export { FrameFailed as ErrorBoundary } from './layout/page-states.tsx'
