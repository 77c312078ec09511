import { contact } from '#content/contact-pattern.ts'

const addressOrContact = new RegExp(String.raw`\bhttps?://\S+|${contact}`, 'gu')

/** For a text without elements; `isolateContacts` (fields/keep-words-whole.ts) is for HTML. Mail programs find links. */
export const isolatePlainContacts = (text: string): string =>
  text.replace(/^.*[\p{Script=Arabic}٠-٩].*$/gmu, (line) => line.replace(addressOrContact, isolated))

function isolated(found: string): string {
  if (/^https?:/.test(found)) return found
  // Groups of Arabic digits keep their order only in an override.
  return /[٠-٩]/.test(found) ? `\u2066\u202d${found}\u202c\u2069` : `\u2066${found}\u2069`
}
