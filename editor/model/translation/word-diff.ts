import { contact } from '#content/contact-pattern.ts'

/** A part of a text: in both versions ('same'), only in the former ('removed') or only in the present one ('added'). */
export type WordPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Texts with more words than this are not compared: the whole text counts as replaced. */
const maxWords = 1_500

/** Compares two texts word by word. Each word includes the white space after it. A phone number is one word. */
export function wordDiff(before: string, after: string): WordPart[] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  if (Math.max(was.length, is.length) > maxWords) return joined([part('removed', before), part('added', after)])
  // common[i][j] is the length of the longest common subsequence of was[i…] and is[j…], in words.
  const common = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = was.length - 1; i >= 0; i--) {
    const row = common[i] as Uint16Array
    for (let j = is.length - 1; j >= 0; j--) {
      row[j] = isSameWord(was[i], is[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const parts: WordPart[] = []
  let [i, j] = [0, 0]
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && isSameWord(was[i], is[j])) {
      parts.push(part('same', is[j++]))
      i++
    } else if (i < was.length && (j === is.length || at(i + 1, j) >= at(i, j + 1)))
      parts.push(part('removed', was[i++]))
    else parts.push(part('added', is[j++]))
  }
  return joined(parts)
}

const part = (kind: WordPart['kind'], text = ''): WordPart => ({ kind, text })
const word = new RegExp(`(?:${contact}|\\S)+\\s*`, 'gu')
const wordsOf = (text: string) => text.match(word) ?? []
const isSameWord = (one = '', other = '') => one.trimEnd() === other.trimEnd()

function joined(parts: WordPart[]): WordPart[] {
  const all: WordPart[] = []
  for (const { kind, text } of parts) {
    const last = all.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text) all.push(part(kind, text))
  }
  return all
}
