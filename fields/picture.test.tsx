import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './fields.tsx'

test('a cropped picture keeps its focal point visible', () => {
  const field = { src: '/api/uploads/0123.webp', focalPoint: { x: 30, y: 70 } }
  expect(renderToStaticMarkup(<Picture field={field} />)).toContain('style="object-position:30% 70%"')
})

test('a picture is loaded in its own width through the server, which chooses the format, unless it is too wide', () => {
  const lastOf = (name: string, width: number) =>
    renderToStaticMarkup(<Picture field={{ src: `/api/uploads/${name}`, width, height: 9 }} />).match(
      /[^ "]+ \d+w(?=")/,
    )
  expect(lastOf('a.webp', 800)?.[0]).toBe('/api/uploads/a.webp?w=960 800w')
  expect(lastOf('a.webp', 2000)?.[0]).toBe('/api/uploads/a.webp 2000w')
})

test('a video in place of a picture is muted, has controls and a label, and does not start by itself', () => {
  const field = { src: '/api/uploads/0123.mp4' }
  const html = renderToStaticMarkup(<Picture field={field} alt={{ text: 'A workshop' }} className="portrait" />)
  expect(html).toMatch(/^<video src="\/api\/uploads\/0123\.mp4" aria-label="A workshop" class="portrait"/)
  for (const attribute of ['muted', 'loop', 'playsInline', 'controls']) expect(html).toContain(`${attribute}=""`)
  expect(html).toContain('preload="metadata"')
  expect(html).not.toContain('autoplay')
})
