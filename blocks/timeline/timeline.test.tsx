import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Timeline from './view.tsx'

const step = (id: string, en: string, ar: string) => ({
  id,
  title: { en, ar },
  description: { en: `<p>${en}, told.</p>` },
})
const content: ContentInput<'TIMELINE'> = {
  title: { en: 'From a policy to a lesson', ar: 'من سياسة إلى درس' },
  steps: [
    { ...step('listen', 'We listen', 'نستمع'), duration: { en: 'one week', ar: 'أسبوع' } },
    step('write', 'We write', 'نكتب'),
  ],
}

describe('the timeline', () => {
  test('is an ordered list of its steps', () => {
    const html = renderView(Timeline, 'TIMELINE', content, 'ar')
    expect(html).toMatch(/<ol[^>]*>.*<h3[^>]*>نستمع<\/h3>.*<h3[^>]*>نكتب<\/h3>.*<\/ol>/)
  })

  test('shows the duration of a step only if it has one', () => {
    const html = renderView(Timeline, 'TIMELINE', content)
    expect(textOf(html)).toContain('one week')
    expect(html.match(/class="chip"/g)).toHaveLength(1)
  })
})
