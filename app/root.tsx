import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { splitLocale } from '#content/address.ts'
import { direction } from '#content/locale.ts'
import type { Route } from './+types/root'
import { backendContext } from './backend.ts'
import { DocumentContext } from './document-context.ts'
import { FontPreload } from './layout/font-preload.tsx'
import { SpeculationRules } from './layout/speculation-rules.tsx'
import { keepOnFailure } from './session/failed-navigation.ts'
import { SessionProvider } from './session/session.tsx'
import site from './styles/site.css?url'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepOnFailure]

export const loader = ({ context }: Route.LoaderArgs) => context.get(backendContext).readSite()

/** The title of a page without its own (specification §2). */
export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.brand }]

export function Layout({ children }: { children: ReactNode }) {
  const visitor = use(DocumentContext)
  const { locale } = splitLocale(useLocation().pathname)
  return (
    // The page script sets the scroll state on this element before hydration.
    <html lang={locale} dir={direction(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FontPreload locale={locale} />
        <Meta />
        <link rel="stylesheet" href={site} precedence="site" />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {visitor?.refresh && <script type="module" src={visitor.refresh} />}
        {visitor?.imports.map((part) => (
          <link key={part} rel="modulepreload" href={part} />
        ))}
        {visitor && <script type="module" src={visitor.entry} />}
        {visitor && <SpeculationRules />}
      </head>
      <body>
        {children}
        {!visitor && <ScrollRestoration />}
        {!visitor && <Scripts />}
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

/** Shown if even the frame cannot be rendered (design: status 503, never cached). */
export { FrameFailed as ErrorBoundary } from './layout/page-states.tsx'
