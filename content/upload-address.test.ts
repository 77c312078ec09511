import { expect, test } from 'vitest'
import { addressOf, replaceUpload, uploadKeys } from './upload-address.ts'

test.each([
  '/uploads/ab-8x6.webp',
  '/api/uploads/ab-8x6.webp',
  'https://site.example/api/uploads/ab-8x6.webp',
  '/uploads/ab-8x6.webp?w=320#top',
  '<p><a href="/uploads/ab-8x6.webp">A picture</a></p>',
  'See /uploads/ab-8x6.webp.',
])('“%s” names the uploaded file, and then another in its place', (text) => {
  expect(uploadKeys(text)).toEqual(['ab-8x6.webp'])
  const next = replaceUpload(text, 'ab-8x6.webp', 'cd.svg')
  expect(next).toBe(text.replace('ab-8x6.webp', 'cd.svg'))
})

test.each(['/uploads/', '/uploads/x', '/default/a.svg', 'uploads'])('“%s” names none', (text) => {
  expect(uploadKeys(text)).toEqual([])
})

test('a key that goes on is another file', () => {
  expect(replaceUpload('/uploads/a.mp4 /uploads/a.mp42', 'a.mp4', 'b.mp4')).toBe('/uploads/b.mp4 /uploads/a.mp42')
})

test('an uploaded file stands under the API base, and nowhere twice', () => {
  expect(addressOf('/uploads/a.mp4#t=5', '/api')).toBe('/api/uploads/a.mp4#t=5')
  for (const address of ['/api/uploads/a.mp4', 'https://a.example/uploads/a.mp4', '/about', '']) {
    expect(addressOf(address, '/api')).toBe(address)
  }
})
