import type { Locale } from '#content/locale.ts'
import { wordsOf } from './words.ts'

/** In each line are words for the same thing. */
const lines: Record<Locale, string> = {
  en: `job, career, vacancy, position, opening
event, webinar, workshop, meeting
customer, client
price, cost, fee
LMS, platform
internet, offline, network, connection
turnover, leave
migration, move
captions, subtitles
staff, employees, people
salary, pay`,
  ar: `وظيفة، عمل، شاغر، فرصة
فعالية، ورشة، لقاء، ندوة
عميل، زبون
سعر، تكلفة، رسوم
LMS، منصة
إنترنت، شبكة، اتصال
جوال، هاتف، موبايل
إعاقة، وصول
متجر، محل
راتب، أجر
دوام، ساعات
موظف، عامل`,
}

const stem = (word: string) => [...wordsOf(word)][0]?.words[0]?.stem ?? ''

function readLines(text: string): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const stems = line.split(/[,،]/).map((each) => stem(each.trim()))
    for (const each of stems)
      all.set(
        each,
        stems.filter((other) => other !== each),
      )
  }
  return all
}

/** Of each stem those of its synonyms. */
export const synonyms: Record<Locale, Map<string, string[]>> = { en: readLines(lines.en), ar: readLines(lines.ar) }
