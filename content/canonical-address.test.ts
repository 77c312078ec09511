import { expect, test } from 'vitest'
import { canonicalAddress, canonicalPath, moveTarget, pathOfHref } from './canonical-address.ts'

test.each([
  ['/about//us/', '/about/us'],
  ['/%61bout', '/about'],
  ['/resources/a%2fb', '/resources/a%2Fb'],
  ['/resources/a%252Fb', '/resources/a%252Fb'],
  ['/resources/%D9%86%3F', '/resources/%D9%86%3F'],
  ['/%', '/%'],
  ['/100%25', '/100%25'],
  ['/.//evil.example/x', '/evil.example/x'],
  ['/a/./%2e%2E/b/..', '/'],
  ['/%E2%80%8Fab%C2%ADout%E2%80%8B/', '/about'],
  ['/%D8%A7%D9%93', '/%D8%A2'],
  ['/%EF%BF%BD', '/%EF%BF%BD'],
])('“%s” has the canonical form “%s”, which is unchanged by another call', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})

test.each([
  ['/old/', '/old'],
  ['HTTPS://WWW.Site.Example:443/Old/?a=%20b#c', '/Old?a=%20b#c'],
  ['https://www.site.example./old', '/old'],
  ['http://www.site.example', '/'],
  ['https://www.site.example:8443/x/', 'https://www.site.example:8443/x/'],
  ['https://www.site.example.org/x/', 'https://www.site.example.org/x/'],
  [' \u200F/ar/%D9%82%D8%AF%D9%8A%D9%85\u200F/ ', '/ar/قديم'],
  ['/files/Course%20List.pdf', '/files/Course List.pdf'],
  ['/a%2525', '/a%2525'],
  ['/./\u00AD/evil.example', '/evil.example'],
  ['//evil.example/', '//evil.example/'],
  ['/\\evil.example/', '/\\evil.example/'],
  ['#form', '#form'],
])('the address “%s” is stored as “%s”, which is unchanged by another call', (written, stored) => {
  expect(canonicalAddress(written, 'https://www.site.example')).toBe(stored)
  expect(canonicalAddress(stored, 'https://www.site.example')).toBe(stored)
})

test.each([
  ['/old', '/new', '/new'],
  ['/old?a=1#b', '/new', '/new?a=1#b'],
  ['/old?a=1#b', '/new?c=2', '/new?c=2#b'],
  ['/old#b', 'https://example.com/?c=2', 'https://example.com/?c=2#b'],
  ['/old#b?c', '/new#d', '/new#d'],
  ['/older?a=1', '/new', '/older?a=1'],
])('the target “%s” leads to “%s” as “%s” after “/old” has moved there', (target, to, moved) => {
  expect(moveTarget(target, '/old', to)).toBe(moved)
})

test.each([
  ['/ar/about', '/about'],
  ['/ar', '/'],
  ['/ar?edit=true', '/'],
  ['/resources?edit=true&filter=blog#list', '/resources?filter=blog#list'],
  ['/resources?filter=blog&edit=true', '/resources?filter=blog'],
  ['https://ilearn.example', '/'],
  ['https://ilearn.example/ar/about?edit=true', '/about'],
  ['https://ilearn.example.org/about', 'https://ilearn.example.org/about'],
  ['/ar/about#team', '/about#team'],
  ['/about', '/about'],
  ['/articles', '/articles'],
  ['https://a.example/ar/x', 'https://a.example/ar/x'],
  ['#form', '#form'],
])('the path of the link “%s” is “%s”', (href, path) => {
  expect(pathOfHref(href, 'https://ilearn.example')).toBe(path)
})
