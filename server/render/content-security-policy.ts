import { createHash } from 'node:crypto'
import type { Site } from '#app/backend.ts'

/**
 * The Content-Security-Policy of a page (CSP3): scripts are this site's files and the page's own inline ones, by their
 * hashes. So it is part of the page, may be kept with it, and fits no other.
 */
export function contentSecurityPolicy(hashes: string[], { url, apiBase }: Pick<Site, 'url' | 'apiBase'>): string {
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self'",
    // Colours and sizes that editors choose stand in attributes, which may differ in every block.
    'style-src-attr': "'unsafe-inline'",
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

/**
 * The hashes of the site's own inline scripts, which are known by the mark that they were given while the page was made
 * (app/entry.server.tsx), and the page without it. A script that came in by stored text has none, and may not run.
 */
export function hashInlineScripts(marked: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const scripts = marked.matchAll(new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, 'g'))
  const hashes = [...scripts].filter(([, script]) => script).map(([, script = '']) => hashOf(script))
  return { html: marked.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}

/** An inline script as a policy names it. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
