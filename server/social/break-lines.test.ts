import { describe, expect, test } from 'vitest'
import { breakLines, cutLines } from './break-lines.ts'

const measure = (text: string) => text.length

describe('breaking a text into lines', () => {
  test('takes no more lines than it needs, of similar width', () => {
    expect(breakLines('one two', measure, { width: 7, lines: 3 })).toEqual(['one two'])
    expect(breakLines('aaaa bbbb cc dd', measure, { width: 12, lines: 3 })).toEqual(['aaaa bbbb', 'cc dd'])
  })

  test('fails if there are too few lines or a word is too wide', () => {
    expect(breakLines('aaaa bbbb cccc', measure, { width: 5, lines: 2 })).toBeUndefined()
    expect(breakLines('a bbbbbb', measure, { width: 5, lines: 2 })).toBeUndefined()
  })
})

describe('cutting a text', () => {
  test('ends the last line with an ellipsis, between words where possible', () => {
    expect(cutLines('aaa bbb ccc ddd eee', measure, { width: 7, lines: 2 })).toEqual(['aaa bbb', 'ccc…'])
    expect(cutLines('aaa bbb', measure, { width: 8, lines: 2 })).toEqual(['aaa bbb'])
  })

  test('breaks a word that is wider than a line, but no character', () => {
    expect(cutLines('a bbbbbbbbb cc', measure, { width: 4, lines: 4 })).toEqual(['a', 'bbbb', 'bbbb', 'b cc'])
    expect(cutLines('e\u0301e\u0301e\u0301', measure, { width: 5, lines: 2 })).toEqual(['e\u0301e\u0301', 'e\u0301'])
  })
})
