import { contact } from '#content/contact-pattern.ts'

const addressOrContact = new RegExp(String.raw`\bhttps?://\S+|${contact}`, 'gu')

/** As `isolateContacts` (fields/mark-words.ts) for a text without elements. Mail programs recognize links as they are. */
export const isolatePlainContacts = (text: string): string =>
  text.replace(/^.*[\p{Script=Arabic}٠-٩].*$/gmu, (line) => line.replace(addressOrContact, isolated))

function isolated(found: string): string {
  if (/^https?:/.test(found)) return found
  // Groups of Arabic digits keep their order only in an override.
  return /[٠-٩]/.test(found) ? `\u2066\u202d${found}\u202c\u2069` : `\u2066${found}\u2069`
}
