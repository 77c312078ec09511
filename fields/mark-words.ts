import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { contact } from '#content/contact-pattern.ts'

/** Matches a word of 3 to 14 characters with a hyphen between letters. Such a word fits the narrowest column. */
const hyphenated = String.raw`(?<!\S)(?=\S{3,14}(?!\S))\S*\p{L}-\p{L}\S*`
const words = new RegExp(`(${contact})|(${hyphenated})`, 'u')
const tagOrContact = new RegExp(`<[^<>]*>|${contact}`, 'gu')

/** Wraps the e-mail addresses and phone numbers in the text of HTML in `<bdo dir="ltr">`, as `markWords` does. */
export const isolateContacts = (html: string): string =>
  html.replace(tagOrContact, (found) => (found[0] === '<' ? found : `<bdo dir="ltr">${found}</bdo>`))

/**
 * Wraps e-mail addresses and phone numbers in `<bdo dir="ltr">`, so that their parts keep their order in Arabic, also
 * groups of Arabic digits, and short hyphenated words ('e-mail') in `.whole`, which prevents a line break at the
 * hyphen. The text of an `option` stays unchanged, because an option cannot contain elements.
 */
export function markWords(text: string, tag: ElementType): ReactNode {
  if (!/[-@\p{Nd}]/u.test(text) || typeof tag !== 'string' || tag === 'option') return text
  // `split` puts the matches of the two capturing groups between the parts.
  const parts = text.split(words).map((part, index) => {
    if (part && index % 3 === 1) return createElement('bdo', { dir: 'ltr' }, part)
    return part && index % 3 === 2 ? createElement('bdi', { className: 'whole' }, part) : part
  })
  return createElement(Fragment, null, ...parts)
}
