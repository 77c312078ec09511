import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { Features } from './view.tsx'

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

  test('stand on the ground and beside the shapes whose colours are stored', () => {
    const html = renderView(Features, 'FEATURES', content)
    expect(html).toContain('background-color:#FFF8EC')
    expect(html.match(/class="blob/g)).toHaveLength(1)
    expect(html).toContain('fill="#FFEBC4"')
  })

  test('are a counted list where their sequence says something', () => {
    expect(renderView(Features, 'FEATURES', { ...content, layout: 'numbered' })).toContain('<ol')
    expect(renderView(Features, 'FEATURES', { ...content, layout: 'cards' })).toContain('<ul')
  })

  test('are arranged as the layout says, in the accent of the page', () => {
    const html = renderView(Features, 'FEATURES', { ...content, layout: 'board', accent: 'coral' })
    expect(html).toContain('data-layout="board"')
    expect(html).toContain('data-accent="coral"')
  })

  test('have a picture in their middle in the layout that has one there', () => {
    const image = '/uploads/phone-640x800.webp'
    expect(renderView(Features, 'FEATURES', { ...content, image, layout: 'around' })).toContain('phone-640x800')
    expect(renderView(Features, 'FEATURES', { ...content, image })).not.toContain('phone-640x800')
  })
})
