import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { ImageText } from './view.tsx'

const content: ContentInput<'IMAGE_TEXT'> = {
  title: { en: 'Clear to managers', ar: 'واضح للمدير' },
  points: [{ id: 'page', text: { en: 'One page for every manager.', ar: 'صفحة واحدة لكل مدير.' } }],
  image: { en: '/uploads/team.en-640x440.webp', ar: '/uploads/team.ar-640x440.webp' },
  image_alt: { en: 'A manager’s view', ar: 'لوحة المدير' },
}

describe('the image with text', () => {
  test('stands in a dark panel on the ground “ink” and on a light ground otherwise', () => {
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...content, ground: 'ink' })).toContain('panel on-ink')
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...content, ground: 'sand' })).not.toContain('on-ink')
  })

  test('puts the picture on the side that is asked for', () => {
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...content, imageSide: 'start' })).toContain('picture-start')
    expect(renderView(ImageText, 'IMAGE_TEXT', content)).toContain('picture-end')
  })

  test('shows the picture of the language, described in it', () => {
    const html = renderView(ImageText, 'IMAGE_TEXT', content, 'ar')
    expect(html).toContain('/uploads/team.ar-640x440.webp')
    expect(html).toContain('alt="لوحة المدير"')
  })

  test('lists its points and has no button without words for it', () => {
    const html = renderView(ImageText, 'IMAGE_TEXT', content)
    expect(textOf(html)).toContain('One page for every manager.')
    expect(html).not.toContain('<a ')
  })
})
