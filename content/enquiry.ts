/** The fields of an enquiry as a visitor fills them in, with the most characters that each may have. */
export const enquiryLimits = { name: 200, email: 254, company: 200, phone: 60, interest: 200, message: 5_000 } as const

export type EnquiryField = keyof typeof enquiryLimits
export type EnquiryValues = Record<EnquiryField, string>
export type EnquiryFault = 'required' | 'invalid' | 'long'
export type EnquiryFaults = Partial<Record<EnquiryField, EnquiryFault>>

const required: EnquiryField[] = ['name', 'email', 'message']

/** An address that mail can be sent to, as far as its shape tells. */
export const mailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with each field, in the order of the form; the browser and the server ask the same. */
export function enquiryFaults(values: EnquiryValues): EnquiryFaults {
  const faults: EnquiryFaults = {}
  for (const field of Object.keys(enquiryLimits) as EnquiryField[]) {
    const value = values[field].trim()
    if (!value && required.includes(field)) faults[field] = 'required'
    else if (value.length > enquiryLimits[field]) faults[field] = 'long'
  }
  if (!faults.email && !mailPattern.test(values.email.trim())) faults.email = 'invalid'
  if (!faults.phone && values.phone && !/^[+\d٠-٩][\d٠-٩\s()./-]*$/.test(values.phone.trim())) faults.phone = 'invalid'
  return faults
}
