import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import CallToAction from './view.tsx'

const content: ContentInput<'CTA'> = {
  title: { en: 'See it with your own courses in it', ar: 'شاهدوا المنصّة وفيها دوراتكم' },
  buttonText: { en: 'Request a demo', ar: 'اطلبوا عرضًا' },
  buttonLink: '/contact',
  people: [
    {
      id: 'faisal',
      name: { en: 'Faisal, Riyadh', ar: 'فيصل، الرياض' },
      portrait: '/uploads/faisal-480x480.webp',
    },
  ],
}

const cta = (more: Partial<ContentInput<'CTA'>> = {}, locale: 'en' | 'ar' = 'en') =>
  renderView(CallToAction, 'CTA', { ...content, ...more }, locale)

describe('the call to action', () => {
  test('links to the contact page in the page’s language', () => {
    expect(cta({}, 'ar')).toContain('href="/ar/contact"')
  })

  test('names the people whom visitors will meet', () => {
    expect(textOf(cta({}, 'ar'))).toContain('فيصل، الرياض')
  })

  test('shows its picture instead of the people, and its video instead of both', () => {
    const picture = cta({ imageUrl: '/uploads/desk-800x600.webp' })
    expect(picture).toContain('desk-800x600')
    expect(picture).not.toContain('faisal')
    const video = cta({ imageUrl: '/uploads/desk-800x600.webp', videoUrl: '/uploads/desk.mp4' })
    expect(video).toContain('src="/api/uploads/desk.mp4"')
    expect(video).not.toContain('desk-800x600')
  })

  test('shows its e-mail address between the text before and after it', () => {
    const html = cta({
      text_before: { en: 'Write to' },
      email: { en: 'jobs@ilearn.example' },
      text_after: { en: 'and we answer.' },
    })
    expect(html).toContain('href="mailto:jobs@ilearn.example"')
    expect(textOf(html)).toContain('Write to jobs@ilearn.example and we answer.')
  })
})
