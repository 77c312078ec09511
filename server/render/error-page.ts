import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { localizeSite } from '#api/localize-site.ts'
import type { Site } from '#app/backend.ts'
import { localizeHref, splitLocale } from '#content/address.ts'
import { direction, type Locale } from '#content/locale.ts'
import { handleError, SiteError } from '#server/errors.ts'
import { escapeXml } from '#server/seo/xml.ts'
import type { SiteDefaults } from '#server/site/read-site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PagesReader } from './read-blocks.ts'

type ErrorPageStatus = 405 | 410 | 413 | 415 | 503

type Deps = { site: SiteDefaults; reader: Pick<PagesReader, 'addresses'> }

/** Uses the language of the URL, and the environment's brand and address if the settings cannot be read. */
export async function sendErrorPage(
  status: ErrorPageStatus,
  request: FastifyRequest,
  reply: FastifyReply,
  { site, reader }: Deps,
) {
  const { locale } = splitLocale(URL.parse(request.url, site.url)?.pathname ?? '/')
  const settings = await reader.addresses().then(
    (addresses) => addresses.site,
    () => ({}),
  )
  const html = errorPage(status, locale, localizeSite(settings, site, locale))
  if (status === 405) reply.header('allow', 'GET, HEAD')
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  return reply.header('content-security-policy', contentSecurityPolicy([], site)).send(html)
}

/** An error page for `statuses`, the API's response for others. */
export function errorPageHandler(deps: Deps, statuses: ErrorPageStatus[]) {
  return (error: FastifyError | SiteError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statuses.find((each) => each === error.statusCode)
    if (!status) return handleError(error, request, reply)
    if (error instanceof SiteError) reply.headers(error.headers)
    return sendErrorPage(status, request, reply, deps)
  }
}

/** Renders a page without React and without further data, because these may be what failed. */
function errorPage(status: ErrorPageStatus, locale: Locale, { brand, contactEmail }: Site): string {
  const { write, home, ...reasons } = messages[locale]
  const mail = escapeXml(contactEmail)
  return `<!DOCTYPE html>
<html lang="${locale}" dir="${direction(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(brand)}</title>
</head>
<body style="max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.7 system-ui, sans-serif">
<main>
<h1>${reasons[status]}</h1>
<p>${write} <a href="mailto:${mail}" dir="ltr">${mail}</a></p>
<p><a href="${localizeHref('/', locale)}">${home}</a></p>
</main>
</body>
</html>
`
}

const messages: Record<Locale, Record<ErrorPageStatus | 'write' | 'home', string>> = {
  en: {
    405: 'There is no form at this address.',
    410: 'This preview has ended, or its link is incomplete. Please ask for a new link.',
    413: 'Your message is longer than we can take. Please go back, shorten it and send it again.',
    415: 'Your message came in a format that this page cannot read.',
    503: 'So many people are here right now that this page has to wait. Please try again in a few seconds.',
    write: 'You can also write to us:',
    home: 'Go to homepage',
  },
  ar: {
    405: 'لا يوجد نموذج في هذا العنوان.',
    410: 'انتهت هذه المعاينة، أو أنّ رابطها غير مكتمل. يُرجى طلب رابط جديد.',
    413: 'رسالتكم أطول ممّا يمكننا استلامه. عودوا إلى الصفحة السابقة واختصروها ثم أرسلوها من جديد.',
    415: 'وصلت رسالتكم بصيغة لا تستطيع هذه الصفحة قراءتها.',
    503: 'يزور موقعنا الآن عدد كبير من الأشخاص، وهذه الصفحة بحاجة إلى بعض الوقت. يُرجى المحاولة من جديد بعد ثوانٍ قليلة.',
    write: 'يمكنكم أيضًا مراسلتنا على:',
    home: 'إلى الصفحة الرئيسية',
  },
}
