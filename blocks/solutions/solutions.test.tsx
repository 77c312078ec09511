import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView } from '../testing/render-view.tsx'
import Solutions from './view.tsx'

const solution = (id: string, accent: 'teal' | 'coral' = 'teal') => ({
  id,
  title: { en: id },
  description: { en: 'What it does.', ar: 'ما تفعله.' },
  path: `/solutions/${id}`,
  accent,
})

const content: ContentInput<'SOLUTIONS'> = {
  mainTitle: { en: 'Six ways to teach', ar: 'ستّ طرق للتعليم' },
  solutions: [
    {
      ...solution('totara-suite'),
      children: [{ id: 'learn', label: { en: 'Learn' }, path: '/solutions/totara-learn' }],
    },
    solution('open-edx', 'coral'),
    ...['c', 'd', 'e', 'f', 'g'].map((id) => solution(id)),
  ],
}

describe('the solutions grid', () => {
  test('has the anchor #solutions, which the hero links to', () => {
    expect(renderView(Solutions, 'SOLUTIONS', content)).toContain('id="solutions"')
  })

  test('sizes each card by its position', () => {
    const sizes = [...renderView(Solutions, 'SOLUTIONS', content).matchAll(/data-size="(\w+)"/g)].map(
      ([, size]) => size,
    )
    expect(sizes).toEqual(['tall', 'half', 'small', 'small', 'half', 'half', 'third'])
  })

  test('links a card and its parts to pages in the page’s language', () => {
    const html = renderView(Solutions, 'SOLUTIONS', content, 'ar')
    expect(html).toContain('href="/ar/solutions/open-edx"')
    expect(html).toContain('href="/ar/solutions/totara-learn"')
  })

  test('gives each card its accent', () => {
    expect(renderView(Solutions, 'SOLUTIONS', content)).toContain('data-accent="coral"')
  })
})
