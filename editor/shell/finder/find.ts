import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { foldedWords, foldText } from '#content/match-words.ts'
import type { MenuAction } from '../../components/menu/menu-button.tsx'

/** In the order in which they are listed. */
export const kinds = ['page', 'item', 'action', 'panel', 'setting', 'text', 'person'] as const
export type FindableKind = (typeof kinds)[number]

export type Findable = {
  id: string
  kind: FindableKind
  names: Partial<BilingualText>
  /** Searched too: an address. */
  also?: string
  note?: string
  icon?: MenuAction['icon']
  /** Called when all dialogs are closed; `from` then has the focus. */
  run: (from: HTMLElement | null) => void
}

type Shown = { text: string; lang: Locale }
export type FindResult = Findable & { title: Shown; other: Shown | undefined }
export type FoundGroup = { group: FindableKind | 'recent'; found: FindResult[] }

const maxPerGroup = 8
const wordsBefore = 4
const wordsShown = 16

/**
 * What has all words of a query, of each kind those first whose name begins with it. Without a query, what was chosen
 * last (`recent`, by id), then actions and panels.
 */
export function find(all: Findable[], query: string, locale: Locale, recent: string[]): FoundGroup[] {
  const words = foldedWords(query)
  const groups = words.length > 0 ? match(all, words) : suggest(all, recent)
  return groups
    .filter(([, found]) => found.length > 0)
    .map(([group, found]) => ({
      group,
      found: found.slice(0, maxPerGroup).map((each) => ({ ...each, ...titlesOf(each, words, locale) })),
    }))
}

type Group = [group: FoundGroup['group'], found: Findable[]]

function suggest(all: Findable[], recent: string[]): Group[] {
  const ofKind = (kind: FindableKind) => all.filter((each) => each.kind === kind && !recent.includes(each.id))
  return [
    ['recent', recent.flatMap((id) => all.find((each) => each.id === id) ?? [])],
    ['action', ofKind('action')],
    ['panel', ofKind('panel')],
  ]
}

function match(all: Findable[], words: string[]): Group[] {
  const start = words.join(' ')
  const starts = [start, `ال${start}`]
  function rankOf(text: string): number {
    if (starts.some((each) => text.startsWith(each))) return 0
    return starts.some((each) => text.includes(` ${each}`)) ? 1 : 2
  }
  const ranked = all.flatMap((each) => {
    const texts = foldedTexts(each)
    const joined = texts.join('\n')
    return words.every((word) => joined.includes(word)) ? [{ each, rank: Math.min(...texts.map(rankOf)) }] : []
  })
  const sorted = ranked.toSorted((one, other) => one.rank - other.rank).map(({ each }) => each)
  return kinds.map((kind) => [kind, sorted.filter((each) => each.kind === kind)])
}

const folded = new WeakMap<Findable, string[]>()

function foldedTexts(each: Findable): string[] {
  const known = folded.get(each) ?? [each.names.en, each.names.ar, each.also].map((text) => foldText(text ?? ''))
  folded.set(each, known)
  return known
}

/**
 * The name in `locale`, or else in the other language. If the words were found only in the other language, that name,
 * too; of a text, that one alone.
 */
function titlesOf({ names, kind }: Findable, words: string[], locale: Locale): Pick<FindResult, 'title' | 'other'> {
  const has = (text: string) => words.some((word) => foldText(text).includes(word))
  const [first, second] = locales
    .toSorted((one) => (one === locale ? -1 : 1))
    .flatMap((lang) => (names[lang] ? [{ text: names[lang], lang }] : []))
  const cut = (shown: Shown) => ({ ...shown, text: excerpt(shown.text, has) })
  const title = cut(first ?? { text: '', lang: locale })
  const other = first && second && has(second.text) && !has(first.text) ? cut(second) : undefined
  return other && kind === 'text' ? { title: other, other: undefined } : { title, other }
}

/** The words around the first one that was found. */
function excerpt(text: string, has: (word: string) => boolean): string {
  const written = text.split(' ')
  if (written.length <= wordsShown) return text
  const start = Math.max(0, written.findIndex(has) - wordsBefore)
  const end = start + wordsShown
  return [start > 0 ? '…' : '', ...written.slice(start, end), end < written.length ? '…' : ''].join(' ').trim()
}
