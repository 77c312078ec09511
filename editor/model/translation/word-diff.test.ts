import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const shown = (before: string, after: string) =>
  wordDiff(before, after).map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])

test('a changed word is shown between the words that stayed', () => {
  expect(shown('Learn from anywhere today', 'Learn at work today')).toEqual([
    'Learn ',
    '[-from anywhere -]',
    '[+at work +]',
    'today',
  ])
  expect(shown('', 'New')).toEqual(['[+New+]'])
  expect(shown('Same', 'Same')).toEqual(['Same'])
})

test('a phone number is changed as a whole', () => {
  const [before, after] = ['اتصلوا على +966 11 555 0142 اليوم', 'اتصلوا على +966 11 555 0143 اليوم']
  expect(shown(before, after)).toEqual(['اتصلوا على ', '[-+966 11 555 0142 -]', '[++966 11 555 0143 +]', 'اليوم'])
})

test('what stayed and was added is the new text, what stayed and was removed the words of the old one', () => {
  const anyText = fc.array(fc.constantFrom('a ', 'b ', 'c\n', 'd')).map((words) => words.join(''))
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const without = (kind: string) =>
        wordDiff(before, after).flatMap((part) => (part.kind === kind ? [] : [part.text]))
      expect(without('removed').join('')).toBe(after.trimStart())
      expect(without('added').join('').split(/\s+/)).toEqual(before.trimStart().split(/\s+/))
    }),
  )
})
