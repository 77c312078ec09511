import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts'

const site = { url: 'http://localhost:3000', apiBase: '/api' }
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test("only the page's own inline scripts are allowed, by their hashes", () => {
  const marked = `<script nonce="mark" type="module" src="/assets/entry.js"></script><script nonce="mark">keep()</script>
    <script type="speculationrules" nonce="mark">{"prefetch":[]}</script><script>stolen()</script>
    <p><script nonce="guess">stolen()</script></p><script type="application/ld+json">{"@type":"Event"}</script>`
  const { html, hashes } = hashInlineScripts(marked, 'mark')
  expect(hashes).toEqual([hashOf('keep()'), hashOf('{"prefetch":[]}')])
  expect(html).toBe(marked.replaceAll(' nonce="mark"', ''))
  const policy = contentSecurityPolicy(hashes, site)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('an unclosed script does not allow the scripts after it', () => {
  const { hashes } = hashInlineScripts('<p><script>stolen()<p></p><script nonce="mark">keep()</script>', 'mark')
  expect(hashes).toEqual([hashOf('keep()')])
})

test('an inline style sheet is blocked, style attributes of the content are allowed', () => {
  const policy = contentSecurityPolicy([], site)
  expect(policy).toContain("; style-src 'self';")
  expect(policy).toContain("; style-src-attr 'unsafe-inline';")
})

test('a site served over https loads nothing over http', () => {
  expect(contentSecurityPolicy([], site)).not.toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy([], { ...site, url: 'https://www.example.com' })).toMatch(/; upgrade-insecure-requests$/)
})

test('an API at another origin is allowed', () => {
  const policy = contentSecurityPolicy([], { ...site, apiBase: 'https://api.example.com/v2' })
  expect(policy).toContain("connect-src 'self' https://api.example.com;")
})
