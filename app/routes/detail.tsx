import { data, type MetaDescriptor } from 'react-router'
import { itemViewOf } from '#blocks/item-views.tsx'
import { RenderBlock } from '#blocks/render-block.tsx'
import { isEditMode, readablePath, splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { parseListing } from '#content/listing.ts'
import { Blocks } from '#fields/blocks.tsx'
import { backendContext } from '../backend.ts'
import { ContentMissing, PageFailed } from '../layout/page-states.tsx'
import { itemMeta } from '../seo/item-meta.ts'
import { useErrorReset } from '../session/keep-page-on-failure.ts'
import type { Route } from './+types/detail'
import { redirectTo } from './redirect-to.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(readablePath(url.pathname))
  const { detail, id = '' } = findDetailPage(path) ?? {}
  if (!detail) throw data(null, 404)
  const backend = context.get(backendContext)
  const read = await backend.readDetail(detail, id, locale)
  const moved = read ? null : await backend.readPage(url.pathname, parseListing(url.searchParams))
  if (moved && 'to' in moved) throw redirectTo(moved, isEditMode(url.search))
  const { kind, template } = detail
  const { blocks = null, list } = read ?? {}
  // The item may be a draft, which is sent only to requests with a token.
  const isPartial = !read && isEditMode(url.search) && !backend.includesHidden
  return data(
    { kind, list, template, locale, path, blocks, back: list?.path ?? detail.list, isPartial },
    blocks ? 200 : 404,
  )
}

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? itemMeta({ ...loaderData, site }) : [{ title: site.brand }]
}

export default function Detail({ loaderData: { kind, back, template, blocks } }: Route.ComponentProps) {
  if (!blocks) return <ContentMissing of={kind} back={back} />
  return (
    <Blocks page={template} blocks={blocks}>
      {(block, index) => <RenderBlock key={block.id} block={block} eager={index === 0} view={itemViewOf(block)} />}
    </Blocks>
  )
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  useErrorReset(loaderData)
  return <PageFailed />
}
