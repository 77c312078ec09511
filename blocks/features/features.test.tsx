import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Features from './view.tsx'

const content: ContentInput<'FEATURES'> = {
  mainTitle: { en: 'What we are working towards', ar: 'إلى أين نمضي' },
  backgroundColor: '#FFF8EC',
  titleBlob: { color: '#FFEBC4' },
  features: [
    {
      id: 'plain',
      title: { en: 'Say it plainly', ar: 'الوضوح' },
      description: { en: '<p>Short words.</p>', ar: '<p>كلمات بسيطة.</p>' },
      imageSrc: '/uploads/value-plain.svg',
      imageAlt: { en: 'A speech bubble', ar: 'فقاعة حوار' },
    },
  ],
}

describe('the features', () => {
  test('each have a title, a description and a described picture', () => {
    const html = renderView(Features, 'FEATURES', content, 'ar')
    expect(textOf(html)).toContain('الوضوح كلمات بسيطة.')
    expect(html).toContain('alt="فقاعة حوار"')
  })

  test('show the stored background and shape colours', () => {
    const html = renderView(Features, 'FEATURES', content)
    expect(html).toContain('background-color:#FFF8EC')
    expect(html.match(/class="blob/g)).toHaveLength(1)
    expect(html).toContain('fill="#FFEBC4"')
  })

  test('are an ordered list in layouts whose order has a meaning', () => {
    expect(renderView(Features, 'FEATURES', { ...content, layout: 'numbered' })).toContain('<ol')
    expect(renderView(Features, 'FEATURES', { ...content, layout: 'cards' })).toContain('<ul')
  })

  test('have the layout and the accent of their content', () => {
    const html = renderView(Features, 'FEATURES', { ...content, layout: 'board', accent: 'coral' })
    expect(html).toContain('data-layout="board"')
    expect(html).toContain('data-accent="coral"')
  })

  test('show the picture in the middle only in the layout that has one', () => {
    const image = '/uploads/phone-640x800.webp'
    expect(renderView(Features, 'FEATURES', { ...content, image, layout: 'around' })).toContain('phone-640x800')
    expect(renderView(Features, 'FEATURES', { ...content, image })).not.toContain('phone-640x800')
  })
})
