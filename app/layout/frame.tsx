import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { RenderBlock } from '#blocks/render-block.tsx'
import { StyleSheet } from '#blocks/style-sheet.tsx'
import { allStyles } from '#blocks/styles.ts'
import { splitLocale } from '#content/address.ts'
import { PageContext } from '#fields/page-context.ts'
import { backendContext } from '../backend.ts'
import { EditMode } from '../session/edit-mode.lazy.tsx'
import { StaticDocumentContext } from '../static-document-context.ts'
import type { Route } from './+types/frame'
import { FrameFailed, FramePartMissing, PageLoading } from './page-states.tsx'
import { useSite } from './use-site.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  return context.get(backendContext).readFrame(locale)
}

/** In edit mode, only signed-in users see them (specification §2). */
export default function SiteLayout({ loaderData: { header, footer } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const site = useSite()
  // In the application, editors may add any block at any time, so the styles of all blocks are loaded in advance.
  const isDocument = use(StaticDocumentContext) !== null
  const isLoading = useNavigation().state === 'loading'
  const page = useMemo(
    () => ({ ...site, ...splitLocale(pathname, site.arabicPaths), search, origin: site.url }),
    [pathname, search, site],
  )
  return (
    <PageContext value={page}>
      {!isDocument && allStyles.map((sheet) => <StyleSheet key={sheet} href={sheet} />)}
      <EditMode>
        <a className="skip-link" href="#content">
          {t('common.skipToContent')}
        </a>
        {header ? <RenderBlock block={header} eager /> : header === undefined && <FramePartMissing />}
        <main id="content" tabIndex={-1}>
          {isLoading ? <PageLoading /> : <Outlet />}
        </main>
        {footer ? <RenderBlock block={footer} /> : footer === undefined && <FramePartMissing />}
      </EditMode>
    </PageContext>
  )
}

export { FrameFailed as ErrorBoundary }
