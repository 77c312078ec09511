import { describe, expect, test } from 'vitest'
import { routeTable } from '#content/pages.ts'
import { PageContext } from '#fields/page-context.ts'
import type { ViewProps } from '../block.ts'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Tabs from './view.tsx'

const content: ContentInput<'TABS'> = {
  mainTitle: { en: 'How people learn with us', ar: 'كيف يتعلّم الناس معنا' },
  tabs: [
    {
      id: 'listen',
      title: { en: 'We listen', ar: 'نستمع' },
      description: { en: '<p>Where the work is done.</p>', ar: '<p>حيث يجري العمل.</p>' },
    },
    { id: 'build', title: { en: 'We build' }, description: { en: '<p>In Arabic first.</p>' } },
  ],
}

describe('the tabbed block', () => {
  test('selects its first tab', () => {
    const selected = [...renderView(Tabs, 'TABS', content).matchAll(/aria-selected="(\w+)"/g)].map(([, is]) => is)
    expect(selected).toEqual(['true', 'false'])
  })

  test('contains all texts without JavaScript', () => {
    const text = textOf(renderView(Tabs, 'TABS', content))
    expect(text).toContain('Where the work is done.')
    expect(text).toContain('In Arabic first.')
  })

  test('connects each tab with its panel', () => {
    const html = renderView(Tabs, 'TABS', content)
    for (const [, id] of html.matchAll(/aria-controls="([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
  })

  test('marks a tab without Arabic text as English', () => {
    expect(renderView(Tabs, 'TABS', content, 'ar')).toContain('lang="en" dir="ltr">We build</span>')
  })

  test('links to the form of the page only if its button has a label', () => {
    expect(renderView(Tabs, 'TABS', content)).not.toContain('#request-demo-form')
    const html = renderView(Tabs, 'TABS', { ...content, buttonText: { en: 'Request a demo', ar: 'اطلبوا عرضًا' } }, 'ar')
    expect(html).toContain('href="#request-demo-form"')
    expect(textOf(html)).toContain('اطلبوا عرضًا')
  })

  test('has a default button label on the OpenSesame page if none is stored', () => {
    expect(routeTable.filter(({ hasDemoButton }) => hasDemoButton).map(({ path }) => path)).toEqual([
      '/solutions/opensesame',
    ])
    const at = (locale: 'en' | 'ar') => (props: ViewProps<'TABS'>) => (
      <PageContext
        value={{ locale, path: '/', search: '', contactEmail: '', brand: '', origin: '', hasDemoButton: true }}
      >
        <Tabs {...props} />
      </PageContext>
    )
    expect(textOf(renderView(at('en'), 'TABS', content))).toContain('Request a demo')
    expect(textOf(renderView(at('ar'), 'TABS', content, 'ar'))).toContain('اطلبوا عرضًا')
    const own = { ...content, buttonText: { en: 'See the catalogue' } }
    expect(textOf(renderView(at('en'), 'TABS', own))).not.toContain('Request a demo')
  })
})
