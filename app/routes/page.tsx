import { use } from 'react'
import { data, type MetaDescriptor, redirect } from 'react-router'
import { isForm } from '#blocks/form/is-form.ts'
import { RenderBlock } from '#blocks/render-block.tsx'
import { isEditMode, localizeHref, splitLocale } from '#content/address.ts'
import { enquiryValues } from '#content/enquiry.ts'
import { listingQuery, parseListing } from '#content/listing.ts'
import { Blocks } from '#fields/blocks.tsx'
import { PageContext, type ReturnedEnquiry } from '#fields/page-context.ts'
import { backendContext, type MissingPart, type PageRead } from '../backend.ts'
import { NotFound } from '../layout/not-found.tsx'
import { ContentMissing, PageEmpty, PageFailed } from '../layout/page-states.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { withEditMode } from '../session/edit-mode.ts'
import { useErrorReset } from '../session/keep-page-on-failure.ts'
import type { Route } from './+types/page'
import { redirectTo } from './redirect-to.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const requested = parseListing(url.searchParams)
  const isEdited = isEditMode(url.search)
  const backend = context.get(backendContext)
  const read = await backend.readPage(url.pathname, requested, isEdited)
  if (!read) return data({ page: null, locale, isPartial: isEdited && !backend.includesHidden }, 404)
  if ('to' in read) throw redirectTo(read, isEdited)
  const { blocks, missing } = read
  const listing = blocks.find((block) => block.listing)?.listing
  if (listing && listing.page < requested.page) {
    const last = url.pathname + listingQuery(listing)
    throw redirect(withEditMode(last, isEdited))
  }
  return data({ ...read, locale }, missing === 'policy' ? 404 : 200)
}

/** Redirects to /success, or shows the page with the errors. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const backend = context.get(backendContext)
  const read = await backend.readPage(url.pathname, parseListing(url.searchParams))
  if (!(read && 'blocks' in read && read.blocks.some(isForm))) throw data(null, 405)
  const sent = [...(await request.formData())].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const fields = Object.fromEntries(sent)
  const outcome = await backend.sendEnquiry({ ...fields, source: url.pathname })
  if ('id' in outcome) throw redirect(localizeHref('/success', locale), 303)
  const values = enquiryValues((field) => fields[field])
  if ('errors' in outcome) return data({ values, errors: outcome.errors }, 422)
  if ('isStored' in outcome) return data({ values, errors: {}, failed: 'failed' as const }, 503)
  const minutes = Math.ceil(outcome.retryAfterSeconds / 60)
  const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
  return data({ values, errors: {}, failed: 'tooMany' as const, minutes }, { status: 429, headers })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export function meta({ loaderData, matches: [{ loaderData: site }] }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: site.brand }]
  if (loaderData.page) return pageMeta({ ...loaderData, site })
  return [{ title: `404 - ${site.brand}` }, { name: 'robots', content: 'noindex' }]
}

export default function PageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.page ? <FoundPage {...loaderData} enquiry={actionData} /> : <NotFound />
}

function FoundPage({ page, blocks, missing, enquiry }: PageRead & { enquiry: ReturnedEnquiry | undefined }) {
  const around = use(PageContext)
  const spaced = blocks.find(({ type, leftOut }) => type === page.spacerAfter && leftOut === undefined)
  return (
    <PageContext value={{ ...around, hasDemoButton: page.hasDemoButton, isDense: page.isDense, enquiry }}>
      <div className="page-content" data-accent={around.accent ?? page.accent} data-dense={page.isDense}>
        <Blocks
          page={page.key}
          sharedBlocks={page.sharedBlocks}
          blocks={blocks}
          isIncomplete={missing !== undefined}
          empty={<PageFallback of={missing} />}
        >
          {(block, index) => [
            <RenderBlock key={block.id} block={block} eager={index === 0} />,
            block.id === spaced?.id && <div key="spacer" className="spacer" />,
          ]}
        </Blocks>
      </div>
    </PageContext>
  )
}

function PageFallback({ of }: { of: MissingPart | undefined }) {
  if (of === 'policy') return <ContentMissing of="policy" />
  return of === 'posts' ? <PageFailed /> : <PageEmpty />
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  useErrorReset(loaderData)
  return <PageFailed />
}
