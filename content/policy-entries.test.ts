import { describe, expect, test } from 'vitest'
import { linesOf, policyEntries } from './policy-entries.ts'

describe('the entries of a policy', () => {
  test('have the kind that the suffixes of their keys define', () => {
    const content = { lastUpdated: 0, dataTitle: 0, dataText: 0, dataList: 0, contactUsEmail: 0 }
    expect(policyEntries(content).map(({ kind }) => kind)).toEqual(['updated', 'title', 'paragraph', 'list', 'mail'])
  })

  test('leave out the title, which the page shows above them', () => {
    expect(policyEntries({ title: 0, introTitle: 0 }, ['title', 'introTitle'])).toEqual([
      { key: 'introTitle', kind: 'title' },
    ])
  })

  test('are sorted by `order`; keys missing from it follow, and keys without content are left out', () => {
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
