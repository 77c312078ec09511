import type { LocalizedBlock } from '#blocks/block.ts'
import { searchDataOf } from '#blocks/search-data.ts'
import type { Locale } from '#content/locale.ts'
import { plainTextOf, type Thing } from './schema-org.ts'

/** All answered questions of a page as one FAQPage. */
export function questions(blocks: LocalizedBlock[], locale: Locale): Thing[] {
  const all = blocks.flatMap((block) => searchDataOf(block, 'questions') ?? [])
  const mainEntity = all.flatMap(({ question, answer }) => {
    const text = plainTextOf(answer)
    if (!question.text || !text) return []
    return [{ '@type': 'Question', name: question.text, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }] : []
}
