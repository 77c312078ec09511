import { describe, expect, test } from 'vitest'
import type { Locale } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { IslandContext } from '#ui/island.tsx'
import type { Wordmark } from '#ui/logo.tsx'
import type { ViewProps } from '../block.ts'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Header from './view.tsx'

const content: ContentInput<'HEADER'> = {
  contactButtonText: { en: 'Contact us', ar: 'تواصلوا معنا' },
  menuItems: [
    {
      id: 'nav-solutions',
      label: { en: 'Solutions', ar: 'الحلول' },
      path: '#',
      children: [
        {
          id: 'sol-totara',
          label: { en: 'Totara' },
          path: '/solutions/totara-suite',
          children: [{ id: 'learn', label: { en: 'Totara Learn' }, path: '/solutions/totara-learn' }],
        },
      ],
    },
    { id: 'about', label: { en: 'About us', ar: 'من نحن' }, path: '/about' },
  ],
}

function headerOn(path: string, locale: Locale = 'en', search = '', wordmark?: Wordmark) {
  const at = { path, locale, search, contactEmail: 'info@example.com', brand: 'iLearn', wordmark, origin: '' }
  const OnPage = (props: ViewProps<'HEADER'>) => (
    <IslandContext value={() => ({ html: '', prefix: '' })}>
      <PageContext value={at}>
        <Header {...props} />
      </PageContext>
    </IslandContext>
  )
  return renderView(OnPage, 'HEADER', content, locale)
}

describe('the header', () => {
  test.each([
    ['transparent', '/'],
    ['suite', '/solutions/totara-mobile'],
    ['white', '/solutions/open-edx'],
    ['white', '/about'],
  ])('has the style %s on %s', (style, path) => {
    expect(headerOn(path)).toContain(`class="header" data-style="${style}"`)
  })

  test('has a second bar with the suite’s child links only on the suite’s pages', () => {
    expect(headerOn('/solutions/totara-learn')).toContain('class="header-suite-bar"')
    expect(headerOn('/about')).not.toContain('class="header-suite-bar"')
  })

  test('links to the home page by its logo and to /contact by its button, in the page’s language', () => {
    expect(headerOn('/about', 'ar')).toContain(
      '<a class="header-home" href="/ar" aria-label="iLearn، الصفحة الرئيسية">',
    )
    expect(headerOn('/about', 'ar')).toContain('href="/ar/contact"')
  })

  test('draws the wordmark once, reuses it in the drawer, and shows the brand as text if there is no wordmark', () => {
    const wordmark = { path: 'M0 0L9 9Z', star: [50, 67] as [number, number], left: 0, width: 90 }
    const drawn = headerOn('/about', 'en', '', wordmark)
    expect(drawn.match(/M0 0L9 9Z/g)).toHaveLength(1)
    expect(drawn.match(/<use href="#wordmark"/g)).toHaveLength(1)
    const [logo = ''] = drawn.match(/<a class="header-home".*?<\/a>/s) ?? []
    expect(textOf(logo)).toBe('')
    expect(headerOn('/about')).toContain('<span class="logo">iLearn</span>')
  })

  test('has a button for a container’s panel and a plain link for an item without a submenu', () => {
    const html = headerOn('/')
    expect(html).toMatch(/<button[^>]* data-menu="true" aria-expanded="false"[^>]*><span>Solutions<\/span>/)
    expect(html).toContain('<a href="/about" class="header-menu-top"><span>About us</span></a>')
  })

  test('marks the current page', () => {
    expect(headerOn('/about')).toContain('<a href="/about" class="header-menu-top" aria-current="page">')
  })

  test('keeps the page and edit mode in the link to the other language, and drops the rest of the query', () => {
    expect(headerOn('/about', 'en', '?edit=true&utm=x')).toContain('href="/ar/about?edit=true" lang="ar"')
    expect(headerOn('/', 'ar', '?utm=x')).toContain('href="/" lang="en" hrefLang="en">English')
  })
})
