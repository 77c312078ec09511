import { type EnquiryErrors, type EnquiryField, type EnquiryValues, enquiryLimits } from '#content/enquiry.ts'

export type NewEnquiry = EnquiryValues & { source: string; hp_note: string; elapsed: number }

export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: EnquiryErrors }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'failed' }

/** Sends an enquiry to the API under `base` ('/api'). Never throws: errors are part of the outcome. */
export async function sendEnquiry(base: string, enquiry: NewEnquiry): Promise<SendOutcome> {
  try {
    return await outcomeOf(
      await fetch(`${base}/v1/enquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(enquiry),
      }),
    )
  } catch {
    return { kind: 'failed' }
  }
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  if (response.ok) return { kind: 'sent' }
  if (response.status === 429) {
    return { kind: 'tooMany', minutes: Math.ceil((Number(response.headers.get('Retry-After')) || 60) / 60) }
  }
  if (response.status !== 422) return { kind: 'failed' }
  const { errors = [] } = (await response.json()) as { errors?: { path: string }[] }
  const fields = errors.map(({ path }) => path).filter((path): path is EnquiryField => path in enquiryLimits)
  if (fields.length === 0) return { kind: 'failed' }
  return { kind: 'invalid', errors: Object.fromEntries(fields.map((field) => [field, 'invalid'])) }
}
