import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test('a crop keeps the focus of its picture in sight', () => {
  const field = { src: '/api/uploads/0123.webp', focus: { x: 30, y: 70 } }
  expect(renderToStaticMarkup(<Picture field={field} />)).toContain('style="object-position:30% 70%"')
})

test('a film in the place of a picture plays when it is asked to, silently, and says what it shows', () => {
  const field = { src: '/api/uploads/0123.mp4' }
  const html = renderToStaticMarkup(<Picture field={field} alt={{ text: 'A workshop' }} className="portrait" />)
  expect(html).toMatch(/^<video src="\/api\/uploads\/0123\.mp4" aria-label="A workshop" class="portrait"/)
  for (const attribute of ['muted', 'loop', 'playsInline', 'controls']) expect(html).toContain(`${attribute}=""`)
  expect(html).toContain('preload="metadata"')
  expect(html).not.toContain('autoplay')
})
