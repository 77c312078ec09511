import { data, type MetaDescriptor } from 'react-router'
import { RenderBlock } from '#blocks/render-block.tsx'
import { splitLocale } from '#content/address.ts'
import { details } from '#content/details.ts'
import { backendContext } from '../backend.ts'
import { ContentMissing, PageFailed } from '../layout/failed.tsx'
import { detailMeta } from '../seo/detail-meta.ts'
import type { Route } from './+types/detail'

/** A story, a vacancy or a post: the item in its block, and what its template adds. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname)
  const detail = details.find(({ base }) => path.startsWith(`${base}/`))
  if (!detail) throw data(null, 404)
  const blocks = await context.get(backendContext).readDetail(detail, params.id, locale)
  return data({ kind: detail.kind, list: detail.list, locale, path, blocks }, blocks ? 200 : 404)
}

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? detailMeta({ ...loaderData, site }) : [{ title: site.brand }]
}

export default function Detail({ loaderData: { kind, list, blocks } }: Route.ComponentProps) {
  if (!blocks) return <ContentMissing of={kind} back={list} />
  return blocks.map((block, index) => <RenderBlock key={block.id} block={block} eager={index === 0} />)
}

export function ErrorBoundary() {
  return <PageFailed />
}
