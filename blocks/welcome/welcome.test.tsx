import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Welcome from './view.tsx'

const content: ContentInput<'WELCOME'> = {
  title: {
    en: 'Having <strong>a nurse on night shift</strong> learn is our work.',
    ar: 'أن تتعلّم <strong>ممرّضة ليلية</strong> عملنا.',
  },
  buttonText: { en: 'About iLearn', ar: 'المزيد عن iLearn' },
  buttonLink: '/about',
  figures: [
    {
      id: 'learners',
      value: { en: '2.4', ar: '٢٫٤' },
      unit: { en: 'million', ar: 'مليون' },
      label: { en: 'learners signed in last year' },
    },
  ],
}

describe('the welcome block', () => {
  test('marks up the bold text of its statement', () => {
    expect(renderView(Welcome, 'WELCOME', content)).toContain('Having <strong>a nurse on night shift</strong> learn')
    expect(renderView(Welcome, 'WELCOME', content, 'ar')).toContain('<strong>ممرّضة ليلية</strong>')
  })

  test('has the label of a figure before the figure', () => {
    expect(textOf(renderView(Welcome, 'WELCOME', content))).toContain('learners signed in last year 2.4 million')
  })

  test('shows the English text, marked as such, where Arabic is missing', () => {
    expect(renderView(Welcome, 'WELCOME', content, 'ar')).toContain(
      '<dt lang="en" dir="ltr">learners signed in last year</dt>',
    )
  })

  test('has a link in the page’s language', () => {
    expect(renderView(Welcome, 'WELCOME', content, 'ar')).toContain('href="/ar/about"')
  })
})
