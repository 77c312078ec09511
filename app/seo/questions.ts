import type { ShownBlock } from '#blocks/block.ts'
import type { Locale } from '#content/text.ts'
import { type Thing, wordsOf } from './thing.ts'

/** All questions of a page that have an answer, as one FAQPage. */
export function questions(blocks: ShownBlock[], locale: Locale): Thing[] {
  const all = blocks.flatMap((block) => (block.type === 'FAQ' ? block.content.questions.items : []))
  const mainEntity = all.flatMap(({ question, answer }) => {
    const text = wordsOf(answer)
    if (!question.text || !text) return []
    return [{ '@type': 'Question', name: question.text, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }] : []
}
