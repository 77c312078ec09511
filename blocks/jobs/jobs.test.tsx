import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import { JobPage } from './job-page.tsx'
import Jobs from './view.tsx'

const content: ContentInput<'JOBS'> = {
  title: { en: 'Open positions', ar: 'الوظائف الشاغرة' },
  emptyText: { en: 'No position is open.', ar: 'لا توجد وظائف شاغرة.' },
  jobs: [
    {
      id: 'course-author',
      title: { en: 'Course author', ar: 'كاتب دورات' },
      department: { en: 'Course design', ar: 'تصميم الدورات' },
      location: { en: 'Amman', ar: 'عمّان' },
      employment: { en: 'Full time', ar: 'دوام كامل' },
      summary: { en: 'Writes in Arabic first.', ar: 'يكتب بالعربية أوّلًا.' },
      day: '2026-11-02',
    },
    { id: 'engineer', title: { en: 'Engineer', ar: 'مهندس' } },
  ],
}

describe('the jobs', () => {
  test('show title, location, employment type and posting date', () => {
    const html = renderView(Jobs, 'JOBS', content)
    expect(textOf(html)).toContain('Course design Course author Writes in Arabic first. Amman Full time')
    expect(html).toContain('Posted <time dateTime="2026-11-02">2 November 2026</time>')
  })

  test('show the date and their number in the digits of the language', () => {
    const html = renderView(Jobs, 'JOBS', content, 'ar')
    expect(html).toContain('<time dateTime="2026-11-02">٢ نوفمبر ٢٠٢٦</time>')
    expect(textOf(html)).toContain('٢ الوظائف الشاغرة')
  })

  test('link to each job’s detail page in the page’s language', () => {
    expect(renderView(Jobs, 'JOBS', content)).toContain('href="/vacancy-details/course-author"')
    expect(renderView(Jobs, 'JOBS', content, 'ar')).toContain('href="/ar/vacancy-details/engineer"')
  })

  test('show the empty text if there are none', () => {
    const html = textOf(renderView(Jobs, 'JOBS', { ...content, jobs: [] }, 'ar'))
    expect(html).toBe('الوظائف الشاغرة لا توجد وظائف شاغرة.')
    expect(textOf(renderView(Jobs, 'JOBS', content))).not.toContain('No position is open.')
  })
})

test('a job’s detail page leaves out facts whose text is empty', () => {
  const [author] = content.jobs
  const facts = (changes: object) => {
    const html = renderView(JobPage, 'JOBS', { ...content, jobs: [{ ...author, ...changes } as never] })
    return textOf(/<dl.*<\/dl>/s.exec(html)?.[0] ?? '')
  }
  expect(facts({})).toContain('Department Course design Place Amman')
  expect(facts({ location: { en: '' } })).toContain('Department Course design Employment Full time')
})
