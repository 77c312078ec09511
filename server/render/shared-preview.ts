import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localizeHref, readablePath, splitLocale } from '#content/address.ts'
import { direction, inLocale, type Locale, locales } from '#content/locale.ts'
import type { Addresses } from '#server/pages/addresses.ts'
import type { ChangedPage } from '#server/releases/changed-pages.ts'
import { escapeXml } from '#server/seo/xml.ts'
import { createBackend } from './backend.ts'
import { sendErrorPage } from './error-page.ts'
import { previewCookie, previewToken } from './preview-cookie.ts'
import { addressOf, answerOf, documentAddress, type RenderDeps } from './routes.ts'

/** '/preview/{token}' sets a cookie with the token, with which pages are shown as in the release of the link. */
export function previewRoutes(app: FastifyInstance, deps: RenderDeps) {
  const secure = deps.site.url.startsWith('https:') ? '; Secure' : ''
  const cookie = (token: string, seconds: number) =>
    `${previewCookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  const unindexed = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

  app.get<{ Params: { token: string } }>('/preview/:token', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(unindexed)
    const { token } = request.params
    const left = locales.find((locale) => token === `leave-${locale}`)
    if (left) return reply.header('set-cookie', cookie('', 0)).redirect(localizeHref('/', left), 303)
    const found = await deps.findPreview(token)
    if (!found) return sendErrorPage(410, request, reply, deps)
    const seconds = Math.ceil((Date.parse(found.expires_at) - Date.now()) / 1000)
    const reader = await deps.openRelease(found.id, { isPublic: true })
    const [first] = await reader.changedPages()
    return reply.header('set-cookie', cookie(token, seconds)).redirect(encodeURI(first?.path ?? '/'), 303)
  })

  return async function sendPreview(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(unindexed)
    const found = await deps.findPreview(previewToken(request.headers.cookie) ?? '')
    // The cookie is deleted, so that the next request shows the live site.
    if (!found) return sendErrorPage(410, request, reply.header('set-cookie', cookie('', 0)), deps)
    const url = addressOf(request.url, deps.site.url)
    const reader = await deps.openRelease(found.id, { isPublic: true })
    const { backend } = createBackend(reader, deps.site, request.log)
    const bar = banner(found.name, url.pathname, await reader.changedPages(), await reader.addresses())
    const address = await documentAddress(url, reader)
    const response = await deps.loadShedder.run('application', () =>
      deps.renderer.render(new Request(deps.site.url + address), backend),
    )
    const { status, headers, body: html } = await answerOf(response, backend, deps)
    reply.code(status).headers({ ...headers, ...unindexed })
    return reply.send(html.replace('</body>', () => `${bar}</body>`))
  }
}

const messages: Record<Locale, Record<'preview' | 'leave' | 'changed' | 'hidden' | 'hiddenHere', string>> = {
  en: {
    preview: 'Preview of',
    leave: 'Leave preview',
    changed: 'Changed pages',
    hidden: '(hidden)',
    hiddenHere: 'Hidden: visitors get 404 here',
  },
  ar: {
    preview: 'معاينة',
    leave: 'إنهاء المعاينة',
    changed: 'الصفحات التي تغيّرت',
    hidden: '(مخفية)',
    hiddenHere: 'صفحة مخفية: لا يجدها الزوّار (404)',
  },
}

const maxLinks = 100

function banner(name: string, pathname: string, changed: ChangedPage[], { arabicPaths }: Addresses): string {
  const { locale } = splitLocale(pathname)
  const { preview, leave, changed: title, hidden, hiddenHere } = messages[locale]
  let isHiddenHere = false
  const bar =
    'position: sticky; inset-block-end: 0; z-index: 1000; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 8px 16px; background: #1f2024; color: #fff; font: 14px/1.5 system-ui, sans-serif'
  const link = 'color: #fff; text-decoration: underline; text-underline-offset: 3px; padding-block: 8px'
  const list =
    'position: absolute; inset-block-end: 100%; inset-inline: 0; max-block-size: 60vh; overflow-y: auto; margin: 0; padding: 8px 16px; background: #1f2024; list-style: none'
  const links = changed.slice(0, maxLinks).map(({ path, name, isHidden }) => {
    const { text, lang } = inLocale(name, locale)
    const href = localizeHref(path, locale, arabicPaths)
    const isHere = href === readablePath(pathname)
    if (isHere && isHidden) isHiddenHere = true
    const current = isHere ? ' aria-current="page"' : ''
    const inEnglish = lang ? ` lang="${lang}" dir="${direction(lang)}"` : ''
    return `<li><a href="${escapeXml(href)}"${current} style="${link}; display: inline-block"><bdi${inEnglish}>${escapeXml(text)}</bdi>${isHidden ? ` ${hidden}` : ''}</a></li>`
  })
  const pages =
    links.length > 0
      ? `<details><summary style="cursor: pointer; padding-block: 8px">${title}</summary><ul style="${list}">${links.join('')}</ul></details>`
      : ''
  const mark = 'margin-inline-start: 12px; padding: 2px 8px; border-radius: 6px; background: #ffd76a; color: #1f2024'
  const note = isHiddenHere ? ` <strong style="${mark}">${hiddenHere}</strong>` : ''
  return `<aside dir="${direction(locale)}" aria-label="${preview}" style="${bar}"><span style="margin-inline-end: auto">${preview} <bdi style="font-weight: 600">${escapeXml(name)}</bdi>${note}</span>${pages}<a href="/preview/leave-${locale}" style="${link}">${leave}</a></aside>`
}
