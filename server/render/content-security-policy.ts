import { createHash } from 'node:crypto'
import type { Site } from '#app/backend.ts'

/** Allows the site's script files and, by their hashes, the page's inline scripts, so it is cached with the page. */
export function contentSecurityPolicy(hashes: string[], { url, apiBase }: Pick<Site, 'url' | 'apiBase'>): string {
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self'",
    // Colours and sizes that editors choose are rendered as style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: https:${api}`,
    'media-src': `'self' blob: https:${api}`,
    'font-src': "'self'",
    'connect-src': `'self'${api}`,
    // The newsletter form is submitted to a mailto: address.
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

/** Hashes the scripts with the nonce, which only the site's own have: browsers block scripts of stored content. */
export function hashInlineScripts(marked: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const scripts = marked.matchAll(new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, 'g'))
  const hashes = [...scripts].filter(([, script]) => script).map(([, script = '']) => hashOf(script))
  return { html: marked.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
