import { expect, test } from 'vitest'
import { addressOf, replaceUpload, uploadKeys } from './upload-address.ts'

test.each([
  '/uploads/0123456789abcdef-8x6.webp',
  '/api/uploads/0123456789abcdef-8x6.webp',
  'https://site.example/api/uploads/0123456789abcdef-8x6.webp',
  '/uploads/0123456789abcdef-8x6.webp?w=320#top',
  '<p><a href="/uploads/0123456789abcdef-8x6.webp">A picture</a></p>',
  'See /uploads/0123456789abcdef-8x6.webp.',
])('“%s” refers to the uploaded file, which can be replaced by another', (text) => {
  expect(uploadKeys(text)).toEqual(['0123456789abcdef-8x6.webp'])
  const next = replaceUpload(text, '0123456789abcdef-8x6.webp', 'fedcba9876543210.svg')
  expect(next).toBe(text.replace('0123456789abcdef-8x6.webp', 'fedcba9876543210.svg'))
})

test.each(['/uploads/', '/uploads/x', '/default/a.svg', 'uploads', 'https://elsewhere.example/wp/uploads/photo.jpg'])(
  '“%s” refers to no uploaded file',
  (text) => {
    expect(uploadKeys(text)).toEqual([])
  },
)

test('a longer key is another file', () => {
  const [key, next] = ['0123456789abcdef.mp4', 'fedcba9876543210.mp4']
  expect(replaceUpload(`/uploads/${key} /uploads/${key}2`, key, next)).toBe(`/uploads/${next} /uploads/${key}2`)
})

test('only a bare upload address gets the API base as its prefix', () => {
  expect(addressOf('/uploads/a.mp4#t=5', '/api')).toBe('/api/uploads/a.mp4#t=5')
  for (const address of ['/api/uploads/a.mp4', 'https://a.example/uploads/a.mp4', '/about', '']) {
    expect(addressOf(address, '/api')).toBe(address)
  }
})
