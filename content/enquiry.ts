/** The maximum number of characters. */
export const enquiryLimits = { name: 200, email: 254, company: 200, phone: 60, interest: 200, message: 5_000 } as const

export type EnquiryField = keyof typeof enquiryLimits
export type EnquiryValues = Record<EnquiryField, string>
export type EnquiryError = 'required' | 'invalid' | 'long'
export type EnquiryErrors = Partial<Record<EnquiryField, EnquiryError>>

/** All fields, in the order of the form. */
export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[]

/** A missing value becomes ''. */
export function enquiryValues(typedIn: (field: EnquiryField) => unknown): EnquiryValues {
  return Object.fromEntries(enquiryFields.map((field) => [field, String(typedIn(field) ?? '')])) as EnquiryValues
}

const required: EnquiryField[] = ['name', 'email', 'message']

/** Matches exactly one e-mail address. Characters that could add a second recipient are excluded. */
export const mailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** A path of at most 300 characters, as browsers write it: without whitespace and control characters. */
export const sourcePattern = /^\/(?!\/)[^\s\p{C}]{0,299}$/u

const phonePattern = /^[+\d٠-٩۰-۹(][\d٠-٩۰-۹\s()./-]*$/

/** The errors are in the order of the form. The browser and the server use the same check. */
export function enquiryErrors(values: EnquiryValues): EnquiryErrors {
  const errors: EnquiryErrors = {}
  const trimmed = trimEnquiry(values)
  for (const field of enquiryFields) {
    const error = errorOf(field, trimmed[field])
    if (error) errors[field] = error
  }
  return errors
}

/** A form that is sent without JavaScript has CRLF line breaks, which would count as two characters each. */
export function trimEnquiry(values: EnquiryValues): EnquiryValues {
  const trimmed = Object.entries(values).map(([field, value]) => [field, value.replaceAll('\r\n', '\n').trim()])
  return Object.fromEntries(trimmed) as EnquiryValues
}

/**
 * Bidirectional embeddings, overrides and isolates can disguise a text, and nobody types them. Here, because a module
 * of its own would be one more request for visitors.
 */
export const hasBidiControls = (text: string): boolean => /[\u202A-\u202E\u2066-\u2069]/.test(text)

function errorOf(field: EnquiryField, value: string): EnquiryError | undefined {
  if (!value) return required.includes(field) ? 'required' : undefined
  if (value.length > enquiryLimits[field]) return 'long'
  if (field === 'message') return value.includes('\0') ? 'invalid' : undefined
  // All other fields are single-line inputs, in which users cannot type line breaks and other control characters.
  if (/[\p{Zl}\p{Zp}]|[^\P{Cc}\t]/u.test(value) || hasBidiControls(value)) return 'invalid'
  if (field === 'email' && !mailPattern.test(value)) return 'invalid'
  if (field === 'phone' && !phonePattern.test(value)) return 'invalid'
  return undefined
}
