import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy } from './policy.ts'

const site = { url: 'http://localhost:3000', apiBase: '/api' }
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the inline scripts of a page may run, by their hashes, and no others', () => {
  const html = `<script type="module" src="/assets/entry.js"></script><script>keep()</script>
    <script type="speculationrules">{"prefetch":[]}</script><script type="application/ld+json">{"@type":"Event"}</script>`
  const policy = contentPolicy(html, site)
  expect(policy).toContain(`script-src 'self' ${hashOf('keep()')} ${hashOf('{"prefetch":[]}')};`)
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('where the site is served by https, nothing is fetched by http', () => {
  expect(contentPolicy('', site)).not.toContain('upgrade-insecure-requests')
  expect(contentPolicy('', { ...site, url: 'https://www.example.com' })).toMatch(/; upgrade-insecure-requests$/)
})

test('an API at another origin may be asked', () => {
  const policy = contentPolicy('', { ...site, apiBase: 'https://api.example.com/v2' })
  expect(policy).toContain("connect-src 'self' https://api.example.com;")
})
