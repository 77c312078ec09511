/** The fields of an enquiry with the maximum number of characters of each. */
export const enquiryLimits = { name: 200, email: 254, company: 200, phone: 60, interest: 200, message: 5_000 } as const

export type EnquiryField = keyof typeof enquiryLimits
export type EnquiryValues = Record<EnquiryField, string>
export type EnquiryError = 'required' | 'invalid' | 'long'
export type EnquiryErrors = Partial<Record<EnquiryField, EnquiryError>>

/** In the order of the form. */
export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[]

/** Every field with the value that `typedIn` returns for it, or ''. */
export function enquiryValues(typedIn: (field: EnquiryField) => unknown): EnquiryValues {
  return Object.fromEntries(enquiryFields.map((field) => [field, String(typedIn(field) ?? '')])) as EnquiryValues
}

const required: EnquiryField[] = ['name', 'email', 'message']

/** Matches exactly one e-mail address, without characters that could add a second recipient. */
export const mailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** Matches a path of the site as browsers write it, without whitespace and (bidirectional) control characters. */
export const sourcePattern = /^\/(?!\/)[^\s\p{C}]{0,299}$/u

const phonePattern = /^[+\d٠-٩۰-۹(][\d٠-٩۰-۹\s()./-]*$/

/** The errors of invalid fields, in the order of the form; the browser and the server use the same check. */
export function enquiryErrors(values: EnquiryValues): EnquiryErrors {
  const errors: EnquiryErrors = {}
  const trimmed = trimEnquiry(values)
  for (const field of enquiryFields) {
    const error = errorOf(field, trimmed[field])
    if (error) errors[field] = error
  }
  return errors
}

/**
 * The values as they are validated, stored and mailed: trimmed, with LF line breaks. A form that is sent without
 * JavaScript has CRLF, which would count as two characters.
 */
export function trimEnquiry(values: EnquiryValues): EnquiryValues {
  const trimmed = Object.entries(values).map(([field, value]) => [field, value.replaceAll('\r\n', '\n').trim()])
  return Object.fromEntries(trimmed) as EnquiryValues
}

/** Bidirectional embeddings, overrides and isolates. Nobody types these, and they can disguise the text of a line. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/

function errorOf(field: EnquiryField, value: string): EnquiryError | undefined {
  if (!value) return required.includes(field) ? 'required' : undefined
  if (value.length > enquiryLimits[field]) return 'long'
  if (field === 'message') return value.includes('\0') ? 'invalid' : undefined
  // An input holds a single line; line breaks and other control characters were not typed into it.
  if (/[^\P{Cc}\t]/u.test(value) || bidiControls.test(value)) return 'invalid'
  if (field === 'email' && !mailPattern.test(value)) return 'invalid'
  if (field === 'phone' && !phonePattern.test(value)) return 'invalid'
  return undefined
}
