/** The fields of an enquiry as a visitor fills them in, with the most characters that each may have. */
export const enquiryLimits = { name: 200, email: 254, company: 200, phone: 60, interest: 200, message: 5_000 } as const

export type EnquiryField = keyof typeof enquiryLimits
export type EnquiryValues = Record<EnquiryField, string>
export type EnquiryError = 'required' | 'invalid' | 'long'
export type EnquiryErrors = Partial<Record<EnquiryField, EnquiryError>>

/** In the order of the form. */
export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[]

/** Every field with what `typedIn` gives for it, or nothing typed. */
export function enquiryValues(typedIn: (field: EnquiryField) => unknown): EnquiryValues {
  return Object.fromEntries(enquiryFields.map((field) => [field, String(typedIn(field) ?? '')])) as EnquiryValues
}

const required: EnquiryField[] = ['name', 'email', 'message']

/** An address that mail can be sent to, as far as its shape tells: one address, and nothing that leads to a second. */
export const mailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

/** A path of the site as browsers write it; more lines, or letters that turn others round, are not part of one. */
export const sourcePattern = /^\/(?!\/)[^\s\p{C}]{0,299}$/u

const phonePattern = /^[+\d٠-٩۰-۹(][\d٠-٩۰-۹\s()./-]*$/

/** What is wrong with each field, in the order of the form; the browser and the server ask the same. */
export function enquiryErrors(values: EnquiryValues): EnquiryErrors {
  const faults: EnquiryErrors = {}
  const trimmed = trimEnquiry(values)
  for (const field of enquiryFields) {
    const fault = faultOf(field, trimmed[field])
    if (fault) faults[field] = fault
  }
  return faults
}

/**
 * The values as they are judged, stored and mailed: without blanks around them, and with the ends of lines that scripts
 * see; a form that is sent without one writes each as two characters.
 */
export function trimEnquiry(values: EnquiryValues): EnquiryValues {
  const trimmed = Object.entries(values).map(([field, value]) => [field, value.replaceAll('\r\n', '\n').trim()])
  return Object.fromEntries(trimmed) as EnquiryValues
}

/** Marks of direction by which a line can show something else than it says; embeddings and isolates are not typed. */
const turnsRound = /[\u202A-\u202E\u2066-\u2069]/

function faultOf(field: EnquiryField, value: string): EnquiryError | undefined {
  if (!value) return required.includes(field) ? 'required' : undefined
  if (value.length > enquiryLimits[field]) return 'long'
  if (field === 'message') return value.includes('\0') ? 'invalid' : undefined
  // An input holds one line; what comes with more was not typed into it.
  if (/[^\P{Cc}\t]/u.test(value) || turnsRound.test(value)) return 'invalid'
  if (field === 'email' && !mailPattern.test(value)) return 'invalid'
  if (field === 'phone' && !phonePattern.test(value)) return 'invalid'
  return undefined
}
