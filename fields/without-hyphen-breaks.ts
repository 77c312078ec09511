import { createElement, type ElementType, Fragment, type ReactNode } from 'react'

/** A hyphenated word that is short enough for the narrowest column; CSS cannot prevent the line break. */
const hyphenated = /((?<!\S)(?=\S{3,14}(?!\S))\S*\p{L}-\p{L}\S*)/u

/** Keeps short hyphenated words ('sign-in', 'e-mail') on one line. Not in an option, which cannot contain elements. */
export function withoutHyphenBreaks(text: string, tag: ElementType): ReactNode {
  if (!text.includes('-') || typeof tag !== 'string' || tag === 'option') return text
  // `split` puts the matches of the capturing group at the odd indexes.
  const words = text
    .split(hyphenated)
    .map((part, index) => (index % 2 ? createElement('bdi', { className: 'whole' }, part) : part))
  return createElement(Fragment, null, ...words)
}
