import { describe, expect, test } from 'vitest'
import type { EnquiryErrors } from '#content/enquiry.ts'
import { PageContext, type ReturnedEnquiry } from '#fields/page-context.ts'
import type { ViewProps } from '../block.ts'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import Form from './view.tsx'

const content: ContentInput<'FORM'> = {
  title: { en: 'Write to us', ar: 'اكتبوا إلينا' },
  nameLabel: { en: 'Your name', ar: 'الاسم' },
  emailLabel: { en: 'Work e-mail', ar: 'بريد العمل' },
  companyLabel: { en: 'Organisation', ar: 'جهة العمل' },
  phoneLabel: { en: 'Telephone', ar: 'الهاتف' },
  interestLabel: { en: 'About', ar: 'الموضوع' },
  interestPlaceholder: { en: 'Please choose', ar: 'اختاروا' },
  interests: [{ id: 'totara', label: { en: 'Totara', ar: 'Totara' } }],
  messageLabel: { en: 'Message', ar: 'الرسالة' },
  buttonText: { en: 'Send', ar: 'إرسال' },
}
const typed = { name: 'Huda', email: 'huda.sahab', company: '', phone: '', interest: 'Totara', message: 'Hello\nthere' }

function returnedTo(enquiry: ReturnedEnquiry, locale: 'en' | 'ar' = 'en') {
  const OnPage = (props: ViewProps<'FORM'>) => (
    <PageContext
      value={{ locale, path: '/contact', search: '', contactEmail: '', brand: 'iLearn', origin: '', enquiry }}
    >
      <Form {...props} />
    </PageContext>
  )
  return renderView(OnPage, 'FORM', content, locale)
}

const html = renderView(Form, 'FORM', content)

describe('the contact form', () => {
  test('has the anchor that the buttons of a page link to', () => {
    expect(html).toMatch(/<section[^>]* id="request-demo-form"/)
  })

  test('works without a script: it posts to its page’s address', () => {
    expect(html).toContain('action="/" method="post"')
    expect(html).not.toContain('novalidate')
    expect(renderView(Form, 'FORM', content, 'ar')).toContain('name="source" value="/ar"')
  })

  test('requires a name, an e-mail and a message, and marks the other fields as optional', () => {
    const required = html
      .match(/<(input|textarea)[^>]* required=""[^>]*>/g)
      ?.map((tag) => /name="(\w+)"/.exec(tag)?.[1])
    expect(required).toEqual(['name', 'email', 'message'])
    expect(textOf(html)).toContain('Organisation (optional)')
  })

  test('offers a list of interests, or has a fixed one on a solution’s page', () => {
    expect(html).toContain('<option value="">Please choose</option><option>Totara</option>')
    const solution = renderView(Form, 'FORM', { ...content, interest: { en: 'Totara Learn' } })
    expect(solution).toContain('<input type="hidden" name="interest" value="Totara Learn"/>')
    expect(solution).not.toContain('<select')
  })

  test('labels the list of interests even if no label is stored', () => {
    const nameOf = (interestLabel: { en: string } | undefined, locale: 'en' | 'ar') => {
      const form = renderView(Form, 'FORM', { ...content, interestLabel }, locale)
      const [, id] = /<select id="([^"]+)"/.exec(form) ?? []
      return textOf(new RegExp(`<label[^>]* for="${id}">(.*?)</label>`).exec(form)?.[1] ?? '')
    }
    for (const missing of [undefined, { en: '' }]) {
      expect(nameOf(missing, 'en')).toBe('What it is about (optional)')
      expect(nameOf(missing, 'ar')).toBe('الموضوع (اختياري)')
    }
  })

  test('has left-to-right e-mail and phone fields, in Arabic too', () => {
    const arabic = renderView(Form, 'FORM', content, 'ar')
    expect(arabic).toMatch(/type="email" dir="ltr" autoComplete="email"/)
    expect(arabic).toMatch(/type="tel" dir="ltr" autoComplete="tel"/)
  })

  test('has a honeypot field that people do not reach and password managers ignore', () => {
    const [, trap = ''] = /<div[^>]* aria-hidden="true"><label[^>]*>[^<]+<\/label>(<input[^>]*>)/.exec(html) ?? []
    for (const attribute of ['tabindex="-1"', 'autoComplete="off"', 'name="hp_note"']) expect(trap).toContain(attribute)
    for (const attribute of ['data-1p-ignore', 'data-lpignore="true"', 'data-bwignore'])
      expect(trap).toContain(attribute)
  })
})

describe('a form that the server returned', () => {
  test('keeps the values and shows an error at each invalid field', () => {
    const back = returnedTo({ values: typed, errors: { email: 'invalid' } })
    expect(back).toContain('value="Huda"')
    expect(back).toMatch(/<textarea[^>]*>Hello\nthere<\/textarea>/)
    expect(back).toContain('<option selected="">Totara</option>')
    const [, described] = /aria-invalid="true" aria-describedby="([^"]+)"[^>]* type="email"/.exec(back) ?? []
    expect(back).toMatch(new RegExp(`<p id="${described}"[^>]*>.*Please enter a valid email address\\.`))
    expect(back).toMatch(/role="alert".*Please check the marked fields\./)
  })

  test('focuses the first invalid field, else the button', () => {
    const focused = (errors: EnquiryErrors) =>
      /<(?:input|textarea|button)[^>]* autofocus=""[^>]*>/i.exec(returnedTo({ values: typed, errors }))?.[0]
    expect(focused({ message: 'required', email: 'invalid' })).toContain('name="email"')
    expect(focused({})).toContain('type="submit"')
  })

  test('shows the minutes to wait after too many requests in the language’s digits', () => {
    const back = returnedTo({ values: typed, errors: {}, failed: 'tooMany', minutes: 42 }, 'ar')
    expect(back).toMatch(/role="alert".*المتبقية: ٤٢/)
  })

  test('shows the maximum length of a text that is too long', () => {
    expect(returnedTo({ values: typed, errors: { message: 'long' } })).toContain('at most 5,000 characters')
    expect(returnedTo({ values: typed, errors: { message: 'long' } }, 'ar')).toContain('٥٬٠٠٠')
  })
})
