import { expect, test } from 'vitest'
import { type EnquiryValues, enquiryErrors, enquiryLimits, sourcePattern, trimEnquiry } from './enquiry.ts'

const good: EnquiryValues = {
  name: 'ليلى حدّاد',
  email: 'layla@example.com',
  company: '',
  phone: '',
  interest: '',
  message: 'Hello,\r\nwe want to train 200 people.',
}

const errorsWith = (values: Partial<EnquiryValues>) => enquiryErrors({ ...good, ...values })

test('an enquiry needs only a name, a work e-mail and a message', () => {
  expect(enquiryErrors(good)).toEqual({})
})

test.each(['name', 'email', 'message'] as const)('%s is required, and whitespace counts as empty', (field) => {
  expect(errorsWith({ [field]: '' })).toEqual({ [field]: 'required' })
  expect(errorsWith({ [field]: ' \n ' })).toEqual({ [field]: 'required' })
})

test.each(['company', 'phone', 'interest'] as const)('%s may be empty or whitespace', (field) => {
  expect(errorsWith({ [field]: '  ' })).toEqual({})
})

test.each(Object.entries(enquiryLimits))(
  '%s has at most %i characters, not counting surrounding whitespace',
  (field, most) => {
    const fill: Record<string, string> = { phone: '1', email: 'a' }
    const text = (length: number) =>
      field === 'email' ? `${'a'.repeat(length - 6)}@b.org` : (fill[field] ?? 'x').repeat(length)
    expect(errorsWith({ [field]: `  ${text(most)}  ` })).toEqual({})
    expect(errorsWith({ [field]: text(most + 1) })).toEqual({ [field]: 'long' })
  },
)

test.each([
  'layla',
  'layla@',
  '@example.com',
  'layla@example',
  'a b@example.com',
  'a@b@example.com',
  'a@example.com,b@example.com',
  '<a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
])('“%s” is not an e-mail address', (email) => {
  expect(errorsWith({ email })).toEqual({ email: 'invalid' })
})

test.each(['o.connor+demo@mail.example.co.uk', "d'arcy@example.com", 'ليلى@مثال.شركة'])(
  '“%s” is an e-mail address',
  (email) => {
    expect(errorsWith({ email })).toEqual({})
  },
)

test.each(['+966 55 123 4567', '(020) 7946-0018', '٠٥٥١٢٣٤٥٦٧', '+44/20.79'])('“%s” is a phone number', (phone) => {
  expect(errorsWith({ phone })).toEqual({})
})

test.each(['call me', '=1+1', '12a', '- '])('“%s” is not a phone number', (phone) => {
  expect(errorsWith({ phone })).toEqual({ phone: 'invalid' })
})

test.each(['name', 'company', 'interest'] as const)('%s must be a single line', (field) => {
  expect(errorsWith({ [field]: 'one\ntwo' })).toEqual({ [field]: 'invalid' })
  expect(errorsWith({ [field]: 'one\ttwo' })).toEqual({})
})

test.each(['name', 'email', 'company', 'phone', 'interest'] as const)(
  '%s must not contain bidirectional control characters',
  (field) => {
    for (const mark of ['\u202A', '\u202E', '\u2066', '\u2069']) {
      expect(errorsWith({ [field]: `${mark}moc.elpmaxe@a` })).toEqual({ [field]: 'invalid' })
    }
  },
)

test.each(['/', '/ar/contact', '/resources?filter=blog&page=2', '/ar/%D9%85', '/ar/مقال', `/${'x'.repeat(299)}`])(
  '“%s” is a path of the site',
  (source) => {
    expect(source).toMatch(sourcePattern)
  },
)

test.each([
  '',
  'contact',
  '//evil.example',
  'https://evil.example/',
  '/a b',
  '/a\nPage: /b',
  '/a\0',
  '/\u202Ea',
  `/${'x'.repeat(300)}`,
])('“%s” is not a path of the site', (source) => {
  expect(source).not.toMatch(sourcePattern)
})

test('a line break is the same single character with and without JavaScript', () => {
  expect(errorsWith({ message: `x${'\r\n'.repeat(4_998)}x` })).toEqual({})
  expect(trimEnquiry({ ...good, message: 'one\r\ntwo' }).message).toBe('one\ntwo')
})

test('no field may contain null characters, which the database cannot store', () => {
  expect(errorsWith({ message: 'a\0b', name: 'a\0b' })).toEqual({ message: 'invalid', name: 'invalid' })
})

test('all errors are reported at once, in the order of the form', () => {
  expect(Object.entries(errorsWith({ message: '', phone: 'x', name: '' }))).toEqual([
    ['name', 'required'],
    ['phone', 'invalid'],
    ['message', 'required'],
  ])
})

test('whitespace around a value is removed', () => {
  expect(trimEnquiry({ ...good, name: ' Layla ' }).name).toBe('Layla')
})
