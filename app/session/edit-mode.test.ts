import { expect, test } from 'vitest'
import { safeReturnPath, withEditMode } from './edit-mode.ts'

test('the toggle adds and removes edit=true and keeps the rest of the address', () => {
  expect(withEditMode('/ar/resources?filter=blog#top', true)).toBe('/ar/resources?filter=blog&edit=true#top')
  expect(withEditMode('/resources?filter=blog&edit=true#top', false)).toBe('/resources?filter=blog#top')
  expect(withEditMode('/?edit=true', false)).toBe('/')
})

test('a login returns to a path of this site', () => {
  expect(safeReturnPath('/about?edit=true#team')).toBe('/about?edit=true#team')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  undefined,
])('a login never returns to %s', (from) => expect(safeReturnPath(from)).toBeUndefined())

test('tabs and line breaks, which browsers ignore, cannot introduce another host', () => {
  expect(safeReturnPath('/\t/evil.example')).toBeUndefined()
})
