import { createHash } from 'node:crypto'
import type { Site } from '#app/backend.ts'

/**
 * The Content-Security-Policy of a page (CSP3): allows the scripts of this site and, by hash, the inline scripts of the
 * page. The policy is therefore specific to the page and cached with it.
 */
export function contentSecurityPolicy(hashes: string[], { url, apiBase }: Pick<Site, 'url' | 'apiBase'>): string {
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self'",
    // Colors and sizes that editors choose are style attributes, which may differ in every block.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: https:${api}`,
    'media-src': `'self' blob: https:${api}`,
    'font-src': "'self'",
    'connect-src': `'self'${api}`,
    // The newsletter form opens the mail program.
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
 * The hashes of the site's own inline scripts, recognized by the nonce they got while rendering (app/entry.server.tsx),
 * and the page without the nonce. A script from stored content has no nonce and is blocked.
 */
export function hashInlineScripts(marked: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const scripts = marked.matchAll(new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, 'g'))
  const hashes = [...scripts].filter(([, script]) => script).map(([, script = '']) => hashOf(script))
  return { html: marked.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}

/** The CSP source expression of an inline script. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
