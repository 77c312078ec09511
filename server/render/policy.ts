import { createHash } from 'node:crypto'
import type { Site } from '#app/backend.ts'

/**
 * The Content-Security-Policy of a page (CSP3): scripts are this site's files and the inline ones that stand in `html`,
 * by their hashes. So it is part of the page, may be kept with it, and fits no other.
 */
export function contentPolicy(html: string, { url, apiBase }: Pick<Site, 'url' | 'apiBase'>): string {
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineHashes(html)].join(' '),
    // Colours and sizes that editors choose stand in attributes; what edit mode loads brings elements.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: https:${api}`,
    'media-src': `'self' blob: https:${api}`,
    'font-src': "'self'",
    'connect-src': `'self'${api}`,
    // The newsletter's form opens the mail program.
    'form-action': "'self' mailto:",
    'frame-src': 'https://www.youtube-nocookie.com',
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    ...(url.startsWith('https:') && { 'upgrade-insecure-requests': '' }),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

/** Data (JSON-LD) are not run and need none. */
function inlineHashes(html: string): Set<string> {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)
  return new Set(
    [...scripts].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  )
}
