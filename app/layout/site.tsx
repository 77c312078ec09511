import { use, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router'
import { RenderBlock } from '#blocks/render-block.tsx'
import { StyleSheet } from '#blocks/style-sheet.tsx'
import { allStyles } from '#blocks/styles.ts'
import { splitLocale } from '#content/address.ts'
import { PageContext } from '#fields/page-context.ts'
import { backendContext } from '../backend.ts'
import { DocumentContext } from '../document-context.ts'
import { EditGuard } from '../session/edit-guard.tsx'
import { LazyEditor } from '../session/editor.lazy.tsx'
import { Pending } from '../session/pending.tsx'
import type { Route } from './+types/site'
import { FrameFailed } from './page-states.tsx'
import { SkipLink } from './skip-link.tsx'
import { useSite } from './use-site.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  return context.get(backendContext).readFrame(locale)
}

/** The frame of every main page: header, page, footer; behind the edit guard (specification §2). */
export default function SiteLayout({ loaderData: { header, footer } }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { contactEmail, brand, wordmark, url: origin } = useSite()
  // In the application any block may be added at any time, and must not wait for its styles.
  const isDocument = use(DocumentContext) !== null
  const page = useMemo(
    () => ({ ...splitLocale(pathname), search, contactEmail, brand, wordmark, origin }),
    [pathname, search, contactEmail, brand, wordmark, origin],
  )
  return (
    <PageContext value={page}>
      {!isDocument && allStyles.map((sheet) => <StyleSheet key={sheet} href={sheet} />)}
      <EditGuard>
        <LazyEditor>
          <SkipLink />
          {header && <RenderBlock block={header} eager />}
          <main id="content" tabIndex={-1}>
            <Pending>
              <Outlet />
            </Pending>
          </main>
          {footer && <RenderBlock block={footer} eager />}
        </LazyEditor>
      </EditGuard>
    </PageContext>
  )
}

export function ErrorBoundary() {
  return <FrameFailed />
}
