import type { ContextType } from 'react'
import { describe, expect, test } from 'vitest'
import { PageContext } from '#fields/page-context.ts'
import type { ViewProps } from '../block.ts'
import type { ContentInput } from '../catalogue.ts'
import { renderView } from '../testing/render-view.tsx'
import { mailtoUrl, phoneUrl } from './contact-urls.ts'
import Footer from './view.tsx'

const words = (en: string) => ({ en })
const content: ContentInput<'FOOTER'> = {
  staticTexts: {
    newsletterTitle: words('One useful newsletter a month'),
    newsletterDisclaimer: words('You can leave whenever you like.'),
    newsletterPlaceholder: words('Your work e-mail'),
    newsletterButton: words('Subscribe'),
    about: words('Since 2009.'),
    contactsTitle: words('Talk to us'),
    socialTitle: words('Follow us'),
    copyright: words('© 2026 iLearn'),
  },
  columns: [
    { id: 'col-company', title: words('Company'), links: [{ id: 'a', label: words('About us'), path: '/about' }] },
  ],
  contacts: [{ id: 'o', name: words('Riyadh'), address: words('Olaya Street'), phone: words('+966 11 555 0142') }],
  legalLinks: [{ id: 'p', label: words('Privacy policy'), path: '/privacy-policy' }],
}

const page = {
  locale: 'en',
  path: '/',
  search: '',
  contactEmail: 'info@example.com',
  brand: 'iLearn',
  origin: '',
} as const
const footerOn = (value: ContextType<typeof PageContext>) => {
  const OnPage = (props: ViewProps<'FOOTER'>) => (
    <PageContext value={value}>
      <Footer {...props} />
    </PageContext>
  )
  return renderView(OnPage, 'FOOTER', content)
}
const html = footerOn(page)

describe('the footer', () => {
  test('has a newsletter form that requires an e-mail address and works as a mailto: form without a script', () => {
    expect(html).toMatch(/<input[^>]* type="email"[^>]* required=""/)
    expect(html).toContain('action="mailto:info@example.com?subject=Newsletter%20subscription')
  })

  test('has phone and mail links, which are left to right', () => {
    expect(html).toContain('<a href="tel:+966115550142"><span><bdo dir="ltr">+966 11 555 0142</bdo></span></a>')
    expect(html).toContain('<a href="mailto:info@example.com">')
  })

  test('has link columns, legal links and a link back to the top', () => {
    expect(html).toContain('<a href="/about"><span>About us</span></a>')
    expect(html).toContain('<a href="/privacy-policy">')
    expect(html).toContain('href="#top" aria-label="Back to top"')
  })

  test('shows the phone number and the social links of the site, and no social heading without links', () => {
    expect(html).not.toContain('Follow us')
    const socialLinks = [{ id: 'a', label: { text: 'LinkedIn' }, url: 'https://www.linkedin.com/' }]
    const full = footerOn({ ...page, phone: '+966 11 555 0100', socialLinks })
    expect(full).toContain('<a href="https://www.linkedin.com/"><span>LinkedIn</span></a>')
    expect(full).toContain('<a href="tel:+966115550100">')
    expect(full).toContain('Follow us')
  })

  test('shows the logo of the site in place of its wordmark', () => {
    const logo = { src: '/api/uploads/a-680x340.svg', width: 680, height: 340 }
    expect(footerOn({ ...page, logo })).toContain(
      '<img class="logo" src="/api/uploads/a-680x340.svg" width="76" height="38" alt="" style="filter:brightness(0) invert(1)"/>',
    )
  })

  test('is revealed when 10 % of it is visible', () => {
    expect(html).toContain('data-reveal="0.1"')
  })
})

test('mailtoUrl encodes special characters in the subject and body', () => {
  const mailDraft = { to: 'info@example.com', subject: 'A & B', body: 'Hello,\nsalaam?' }
  expect(mailtoUrl(mailDraft)).toBe('mailto:info@example.com?subject=A%20%26%20B&body=Hello%2C%0Asalaam%3F')
})

test('phoneUrl removes spaces and brackets', () => {
  expect(phoneUrl('+962 (6) 555-0117')).toBe('tel:+96265550117')
})
