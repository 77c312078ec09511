import { stemmer } from 'stemmer'
import { foldText } from '#content/match-words.ts'

/** A form of a written word. `word` is normalized, to compare it with typed words; documents are found by `stem`. */
export type Word = { word: string; stem: string }

/** Longer words are cut to this length. */
const maxWordLength = 40

/** Words may hold characters that are not seen (Cf): soft hyphens, joiners, marks of direction. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}\u0640]*(?:['’](?:s|S)(?![\p{L}\p{N}]))?/gu

export function* wordsOf(text: string): Generator<{ start: number; end: number; words: Word[] }> {
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    const words = analyse(written)
    if (words.length > 0) yield { start: index, end: index + written.length, words }
  }
}

// Each pattern begins at the start of a word and is bounded, so that long texts take linear time.
const phoneNumber = /(?<!\p{Nd})\p{Nd}{1,15}(?:[\p{Zs}\p{Pd}()./]{1,2}\p{Nd}{1,15}){1,7}/gu
const groupedNumber = /(?<!\p{Nd})\p{Nd}{1,3}(?:[,٬]\p{Nd}{3}){1,6}(?!\p{Nd})/gu
const hyphenated = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,40}(?:[-‐‑][\p{L}\p{N}]{1,40}){1,3}/gu

/** Returns what is written in parts as one word, too: a phone number from each of its parts on, '31,000', 'e-mail'. */
export function joinedWords(text: string): Word[] {
  const phones = [...text.matchAll(phoneNumber)].flatMap(([number]) => {
    const parts = number.match(/\p{Nd}+/gu) ?? []
    return parts.map((_, from) => parts.slice(from).join('')).filter((digits) => digits.length >= minPhoneDigits)
  })
  const others = [groupedNumber, hyphenated].flatMap((pattern) => text.match(pattern) ?? [])
  return [...phones, ...others].flatMap(analyse)
}

const minPhoneDigits = 7

const analysed = new Map<string, Word[]>()
const maxAnalysed = 50_000

/** Mostly one. An Arabic word that may start with a joined particle ('ومنصّة') also has a form without that letter. */
export function analyse(written: string): Word[] {
  const known = analysed.get(written)
  if (known) return known
  if (analysed.size >= maxAnalysed) analysed.clear()
  const words = formsOf(normalize(written))
  analysed.set(written, words)
  return words
}

/** Without the zeros before a phone number, which depend on where it is called from. */
const normalize = (written: string): string =>
  foldText(written.replace(/['’]s$/i, ''))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=\d{7,}$)/, '')
    .slice(0, maxWordLength)

function formsOf(word: string): Word[] {
  if (!/^[\u0600-\u06ff]/.test(word)) return word ? [{ word, stem: /^[a-z]+$/.test(word) ? stemmer(word) : word }] : []
  const bare = withoutArticle(word)
  const forms = [bare]
  if (bare === word && /^[وفبلك]/.test(word) && word.length >= 4) forms.push(withoutArticle(word.slice(1)))
  return forms.map((form) => ({ word: form, stem: singularStem(stemArabic(form)) }))
}

/** Matches the article with the particles before it, such as 'ال', 'وال', 'بال', 'كال', 'فال', 'وبال', 'لل', 'ولل'. */
const article = /^(?:[وف]?(?:[بك]?ال|لل))(?=.{2})/

const withoutArticle = (word: string) => word.replace(article, '')

/** Endings of plural, gender and possession, longest first. Words are not reduced to their roots. */
const endings = /(?:كما|هما|تين|تان|كم|هم|كن|هن|نا|ها|ات|ان|ون|ين|وا|يه|ه|ي|ت)$/

/** At least three letters stay, or two without 'ه' or 'ات', so that 'لغه' and 'لغات' have the same stem. */
function stemArabic(word: string): string {
  let stem = word
  for (let round = 0; round < 3; round++) {
    const shorter = stem.replace(endings, '')
    const minimum = /(?:ه|ات)$/.test(stem) ? 2 : 3
    if (shorter === stem || shorter.length < minimum) break
    stem = shorter
  }
  return stem
}

/** Frequent plurals that are not formed by an ending, each followed by its singular. */
const brokenPlurals = `وظائف وظيفة، قصص قصة، عملاء عميل، زبائن زبون، شركاء شريك، جوائز جائزة، برامج برنامج، دروس درس،
  أسئلة سؤال، أجوبة جواب، مكاتب مكتب، فرق فريق، مدراء مدير، مواعيد موعد، مصادر مصدر، موارد مورد، حلول حل، أنظمة نظام،
  نظم نظام، خرائط خريطة، أرقام رقم، كتب كتاب، طلاب طالب، أفكار فكرة، أخبار خبر، دول دولة، أيام يوم، أسابيع أسبوع،
  أشهر شهر، شهور شهر، أعوام عام، هواتف هاتف، تقارير تقرير، أهداف هدف، نتائج نتيجة، مناهج منهج، بنوك بنك، ورش ورشة،
  مشاريع مشروع، قوائم قائمة، أصوات صوت، قواعد قاعدة، مواد مادة، أدوات أداة، صور صورة،
  خبراء خبير، مهام مهمة، رسائل رسالة، حقول حقل، أسعار سعر، عقود عقد`

const singulars = new Map(
  brokenPlurals.split('،').map(
    (pair) =>
      pair
        .trim()
        .split(/\s+/)
        .map((word) => stemArabic(normalize(word))) as [string, string],
  ),
)

const singularStem = (stem: string) => singulars.get(stem) ?? stem
