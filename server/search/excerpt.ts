import type { TextPart } from '#content/search.ts'
import { wordsOf } from './words.ts'

const maxLength = 200
/** The maximum number of characters before the first found word of an excerpt. */
const leadIn = 60
/** The maximum number of found words that are tried as the start of a passage. */
const maxPassages = 200

/** `group` is the index in `groups` of the group that has the word's stem. */
type Found = { start: number; end: number; group: number }

function findWords(text: string, groups: string[][]): Found[] {
  const groupOf = new Map(groups.flatMap((stems, group) => stems.map((stem) => [stem, group] as const)))
  const found: Found[] = []
  for (const { start, end, words } of wordsOf(text)) {
    for (const { stem } of words) {
      const group = groupOf.get(stem)
      if (group === undefined) continue
      found.push({ start, end, group })
      break
    }
  }
  return found
}

/** Splits a whole text into parts, so that the found words are parts of their own. */
export const markWords = (text: string, groups: string[][]): TextPart[] =>
  split(text, 0, text.length, findWords(text, groups))

/** The passage with the most different groups, the first of equal ones; without found words the beginning. */
export function excerptOf(texts: string[], groups: string[][]): TextPart[] {
  const passages = texts.filter(Boolean).map((text) => {
    const found = findWords(text, groups)
    return { text, found, ...bestPassage(found) }
  })
  const best = passages.toSorted((one, other) => other.groups - one.groups)[0]
  if (!best) return []
  const { text, found } = best
  const start = best.groups === 0 ? 0 : passageStart(text, best.start)
  const end = passageEnd(text, start)
  const parts = split(text, start, end, found)
  return [
    ...(start > 0 ? [{ text: '… ' }] : []),
    ...parts,
    ...(end < text.length && !/[.!?؟\n]$/.test(text.slice(start, end)) ? [{ text: ' …' }] : []),
  ]
}

/** Of equal passages, the one with more found words wins. */
function bestPassage(found: Found[]): { start: number; groups: number } {
  let best = { start: 0, groups: 0, words: 0 }
  for (const [index, { start }] of found.slice(0, maxPassages).entries()) {
    const groups = new Set<number>()
    let words = 0
    for (let next = index; next < found.length; next++) {
      const each = found[next] as Found
      if (each.end > start + maxLength - leadIn) break
      groups.add(each.group)
      words++
    }
    if (groups.size > best.groups || (groups.size === best.groups && words > best.words)) {
      best = { start, groups: groups.size, words }
    }
  }
  return best
}

/** Begins at the word's sentence, or at a word at most `leadIn` characters before. */
function passageStart(text: string, word: number): number {
  const before = text.slice(Math.max(0, word - leadIn), word)
  if (before.length === word) return 0
  const sentence = [...before.matchAll(/(?:[.!?؟]["”»’]?\s+|\n)/g)].at(-1)
  if (sentence) return word - before.length + sentence.index + sentence[0].length
  const space = before.indexOf(' ')
  return space < 0 ? word : word - before.length + space + 1
}

function passageEnd(text: string, start: number): number {
  if (text.length - start <= maxLength) return text.length
  const passage = text.slice(start, start + maxLength)
  const sentence = [...passage.matchAll(/[.!?؟]["”»’]?(?=\s)/g)].at(-1)
  if (sentence && sentence.index > maxLength * 0.6) return start + sentence.index + sentence[0].length
  const space = passage.lastIndexOf(' ')
  return start + (space > 0 ? space : maxLength)
}

/** Splits a text from `start` to `end` into parts. Line breaks become ' · '. */
function split(text: string, start: number, end: number, found: Found[]): TextPart[] {
  const parts: TextPart[] = []
  const add = (from: number, to: number, isFound: boolean) => {
    const part = text.slice(from, to).replaceAll('\n', ' · ').toWellFormed()
    if (part) parts.push(isFound ? { text: part, isFound } : { text: part })
  }
  let at = start
  for (const word of found) {
    if (word.start < start || word.end > end) continue
    add(at, word.start, false)
    add(word.start, word.end, true)
    at = word.end
  }
  add(at, end, false)
  return parts
}
