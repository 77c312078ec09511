import { createElement, type ElementType, Fragment, type ReactNode } from 'react'

/** A word with a hyphen between letters, short enough for the narrowest column; CSS cannot forbid the break. */
const hyphenated = /((?<!\S)(?=\S{3,14}(?!\S))\S*\p{L}-\p{L}\S*)/u

/** The text with its short hyphenated words ('sign-in', 'e-mail') each on one line; an option takes no elements. */
export function withoutHyphenBreaks(text: string, tag: ElementType): ReactNode {
  if (!text.includes('-') || typeof tag !== 'string' || tag === 'option') return text
  // The odd ones are what the pattern found.
  const words = text
    .split(hyphenated)
    .map((part, index) => (index % 2 ? createElement('bdi', { className: 'whole' }, part) : part))
  return createElement(Fragment, null, ...words)
}
