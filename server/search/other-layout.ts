/** The keys of the Arabic layout (101) by what the same key writes in the English layout. */
const arabicOf = new Map(
  Object.entries({
    ...{ q: 'ض', w: 'ص', e: 'ث', r: 'ق', t: 'ف', y: 'غ', u: 'ع', i: 'ه', o: 'خ', p: 'ح', '[': 'ج', ']': 'د' },
    ...{ a: 'ش', s: 'س', d: 'ي', f: 'ب', g: 'ل', h: 'ا', j: 'ت', k: 'ن', l: 'م', ';': 'ك', "'": 'ط' },
    ...{ z: 'ئ', x: 'ء', c: 'ؤ', v: 'ر', b: 'لا', n: 'ى', m: 'ة', ',': 'و', '.': 'ز', '/': 'ظ', '`': 'ذ' },
    ...{ H: 'أ', Y: 'إ', N: 'آ', G: 'لأ', T: 'لإ', B: 'لآ' },
  }),
)
const latinOf = new Map([...arabicOf].map(([key, letter]) => [letter, key.toLowerCase()]))

/** What would have been written with the other of both keyboard layouts. 'لا' is one key, or two. */
export function inOtherLayout(text: string): string[] {
  if (!/\p{Script=Arabic}/u.test(text))
    return [[...text].map((key) => arabicOf.get(key) ?? arabicOf.get(key.toLowerCase()) ?? key).join('')]
  const letters = [...text].map((letter) => latinOf.get(letter) ?? letter).join('')
  return [...new Set([letters.replaceAll('gh', 'b'), letters])]
}
