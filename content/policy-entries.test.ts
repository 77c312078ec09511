import { describe, expect, test } from 'vitest'
import { linesOf, policyEntries } from './policy-entries.ts'

describe('the entries of a policy', () => {
  test('look as the endings of their keys say', () => {
    const content = { lastUpdated: 0, dataTitle: 0, dataText: 0, dataList: 0, contactUsEmail: 0 }
    expect(policyEntries(content).map(({ kind }) => kind)).toEqual(['updated', 'title', 'paragraph', 'list', 'mail'])
  })

  test('leave out the title, which the page has above them', () => {
    expect(policyEntries({ title: 0, introTitle: 0 }, ['title', 'introTitle'])).toEqual([
      { key: 'introTitle', kind: 'title' },
    ])
  })

  test('come in the sequence of `order`; keys that it lacks follow, and what it only dreams of is not shown', () => {
    const content = { a: 0, b: 0, c: 0, d: 0 }
    expect(policyEntries(content, ['c', 'lost', 'a', 'c']).map(({ key }) => key)).toEqual(['c', 'a', 'b', 'd'])
  })
})

test('a list is split by line, without empty lines and leading bullets', () => {
  expect(linesOf('• your name\n  - your e-mail\n\n* what you wrote\r\n')).toEqual([
    'your name',
    'your e-mail',
    'what you wrote',
  ])
})

test('a hyphen inside a line stays', () => {
  expect(linesOf('• e-mail - if you gave one')).toEqual(['e-mail - if you gave one'])
})
