import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { contact } from '#content/contact-pattern.ts'

/** Of 3 to 14 characters with a hyphen between letters, which fits the narrowest column. */
const hyphenated = String.raw`(?<!\S)(?=\S{3,14}(?!\S))\S*\p{L}-\p{L}\S*`
const words = new RegExp(`(${contact})|(${hyphenated})`, 'u')
const tagOrContact = new RegExp(`<[^<>]*>|${contact}`, 'gu')

/** Keeps the order of e-mail addresses and phone numbers in Arabic HTML. */
export const isolateContacts = (html: string): string =>
  html.replace(tagOrContact, (found) => (found[0] === '<' ? found : `<bdo dir="ltr">${found}</bdo>`))

/** Keeps the order of e-mail addresses and phone numbers in Arabic, and short words whole. Not in `option` elements. */
export function markWords(text: string, tag: ElementType): ReactNode {
  if (!/[-@\p{Nd}]/u.test(text) || typeof tag !== 'string' || tag === 'option') return text
  // `split` puts the matches of the two capturing groups between the parts.
  const parts = text.split(words).map((part, index) => {
    if (part && index % 3 === 1) return createElement('bdo', { dir: 'ltr' }, part)
    return part && index % 3 === 2 ? createElement('bdi', { className: 'whole' }, part) : part
  })
  return createElement(Fragment, null, ...parts)
}
