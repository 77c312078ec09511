import { expect, test } from 'vitest'
import { normalizeLink } from './normalize-link.ts'

const pages = [
  { slug: 'about', path: { en: '/about', ar: '/ar/about' } },
  { slug: 'offer', path: { en: '/spring-offer', ar: '/ar/عرض' } },
  { slug: 'autumn', path: { en: '/autumn', ar: '/ar/عرض-الربيع' } },
].map((page) => ({ ...page, name: { en: page.slug }, state: 'public' as const, updated_at: '' }))

test.each([
  ['/ar/عرض?page=2', '/spring-offer?page=2'],
  [encodeURI('https://site.example/ar/عرض'), '/spring-offer'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['\u200F/ar/about\u200F', '/about'],
  ['HTTPS://Site.example:443/about', '/about'],
  ['/ar/about/', '/about'],
  ['about', '/about'],
  ['https://site.example/ar/about?edit=true', '/about'],
  ['/resources/any-post/?page=2', '/resources/any-post?page=2'],
  ['/nowhere/', '/nowhere'],
  ['www.example.com', 'https://www.example.com'],
  ['example.com/a?b#c', 'https://example.com/a?b#c'],
  ['https://example.com/a/', 'https://example.com/a/'],
  ['sales@example.com', 'mailto:sales@example.com'],
  ['mailto:sales@example.com', 'mailto:sales@example.com'],
  ['+971 4 123 4567', 'tel:+971 4 123 4567'],
  ['#request-demo-form', '#request-demo-form'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['two words', 'two words'],
  [' /About ', '/about'],
  ['/عرض', '/spring-offer'],
  ['عرض الربيع', '/autumn'],
  ['ar/عرض الربيع?page=2', '/autumn?page=2'],
  ['/resources/My post', '/resources/my-post'],
  ['', ''],
])('%j is stored as %j', (typed, path) => {
  expect(normalizeLink(typed, 'https://site.example', pages)).toBe(path)
})
