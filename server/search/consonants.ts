const letters: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sh|ش/g, 'ʃ'],
  [/th|ث/g, 's'],
  [/x/g, 'ks'],
  [/[pب]/g, 'b'],
  [/[vف]/g, 'f'],
  [/[طت]/g, 't'],
  [/[ckqخكق]/g, 'k'],
  [/[gjجغ]/g, 'g'],
  [/[zزذظ]/g, 'z'],
  [/[سص]/g, 's'],
  [/[دض]/g, 'd'],
  [/[ل]/g, 'l'],
  [/[م]/g, 'm'],
  [/[ن]/g, 'n'],
  [/[ر]/g, 'r'],
  [/[هح]/g, 'h'],
]

/** The consonants of a normalized word: the same for a name in Arabic and in Latin letters, such as 'توتارا' and 'totara'. */
export function consonantsOf(word: string): string {
  const written = letters.reduce((text, [from, to]) => text.replace(from, to), word)
  return written.replace(/[aeiouywاويىعآأإئؤء]/g, '').replace(/(.)\1+/g, '$1')
}
