import { htmlToText } from '#content/html-to-text.ts'
import type { Locale } from '#content/locale.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { wordDiff } from '../model/translation/word-diff.ts'
import { inLanguage } from './translation-mark.tsx'
import './text-change.css'

const tags = { same: 'span', removed: 'del', added: 'ins' } as const

export function TextChange({ before, after, locale }: { before: string; after: string; locale: Locale }) {
  const parts = wordDiff(htmlToText(before), htmlToText(after)).map((part, index) => ({ ...part, index }))
  return (
    <p className="ed-words" {...inLanguage(locale)}>
      {parts.map(({ kind, text, index }) => {
        const Tag = tags[kind]
        return <Tag key={index}>{markWords(text, Tag)}</Tag>
      })}
    </p>
  )
}
