import type { SiteSettings } from '#api/site.ts'
import { isSame } from '#content/json.ts'
import type { Content } from '#server/db/schema.ts'

type Settings = Pick<SiteSettings, 'email' | 'enquiry_recipients'>

/** Undefined stands for the address from the environment. */
export const recipientsOf = ({ email, enquiry_recipients = [] }: Settings): (string | undefined)[] =>
  enquiry_recipients.length > 0 ? [...new Set(enquiry_recipients)] : [email]

export const isSameRecipients = (one: Content = {}, other: Content = {}): boolean =>
  isSame(recipientsOf(one), recipientsOf(other))
