import { expect, test } from 'vitest'
import type { SiteSettings } from '#api/site.ts'
import { toDraft, toSettings } from './site-draft.ts'

const settings = {
  brand: { en: 'Acme', ar: 'أكمي' },
  logo: '/uploads/0123456789abcdef-2x1.svg',
  accents: { primary: '#1a56b8' },
  email: 'hello@acme.example',
  social_links: [{ id: 'a', label: { en: 'LinkedIn' }, url: 'https://www.linkedin.com/company/acme' }],
  enquiry_recipients: ['a@acme.example', 'b@acme.example'],
} as SiteSettings

test('settings that are not changed in the form are the same again', () => {
  for (const each of [settings, {}]) expect(toSettings(toDraft(each))).toEqual(each)
})

test('what is emptied is left out, and recipients are separated by commas of either language', () => {
  const emptied = { brand: { en: ' ', ar: '' }, logo: { en: '', ar: '' }, accents: { primary: undefined }, email: ' ' }
  const draft = { ...toDraft(settings), ...emptied, social_links: [], enquiry_recipients: 'a@b.example، c@d.example;' }
  expect(toSettings(draft)).toEqual({ enquiry_recipients: ['a@b.example', 'c@d.example'] })
})
