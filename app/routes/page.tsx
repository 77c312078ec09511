import { data, type MetaDescriptor } from 'react-router'
import { RenderBlock } from '#blocks/render-block.tsx'
import { splitLocale } from '#content/address.ts'
import { pages } from '#content/pages.ts'
import { backendContext } from '../backend.ts'
import { PageEmpty, PageFailed } from '../layout/failed.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import type { Route } from './+types/page'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname)
  const page = pages.find((each) => each.path === path)
  if (!page) throw data(null, 404)
  return { page, locale, blocks: await context.get(backendContext).readPage(page, locale) }
}

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageMeta({ ...loaderData, site }) : [{ title: site.brand }]
}

export default function Page({ loaderData: { blocks } }: Route.ComponentProps) {
  if (blocks.length === 0) return <PageEmpty />
  return blocks.map((block, index) => <RenderBlock key={block.id} block={block} eager={index === 0} />)
}

export function ErrorBoundary() {
  return <PageFailed />
}
