import { Fragment, Schema, Slice } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { asSeparateBlocks, quotesAsLines, rowsAsParagraphs, wordLists } from './paste.ts'

test.each([
  [
    '<table class="a"><colgroup><col></colgroup><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
    '<div>A B </div>',
  ],
  ['<TABLE><caption>Rates</caption><TR><TH>C</TH></TR></TABLE>', '<div>Rates</div><div>C </div>'],
  ['<p>a track</p><h2>b</h2>', undefined],
])('table rows become paragraphs: %s', (html, expected = html) => {
  expect(rowsAsParagraphs(html)).toBe(expected)
})

const wordItem = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}</p>`

test('lists as Word writes them become lists', () => {
  const html = `<p>Before</p>${wordItem('·', 'One')}\n${wordItem('·', '<b>Two</b>')}${wordItem('1.', 'First')}`
  expect(wordLists(html)).toBe('<p>Before</p><ul><li>One</li><li><b>Two</b></li></ul><ol><li>First</li></ol>')
})

test('the paragraphs of a pasted quotation become lines', () => {
  expect(quotesAsLines('<blockquote class="a"><p>One</p> <p>Two</p></blockquote><p>Three</p>')).toBe(
    '<blockquote class="a">One<br>Two</blockquote><p>Three</p>',
  )
})

describe('pasted content', () => {
  const schema = new Schema({
    nodes: {
      doc: { content: 'paragraph+' },
      paragraph: { content: 'text*', toDOM: () => ['p', 0] },
      text: {},
    },
  })
  const paragraph = (text: string) => schema.node('paragraph', null, schema.text(text))

  function pasted(html: string, at: number, count: number) {
    const state = EditorState.create({ doc: schema.node('doc', null, [paragraph('Friday.')]) })
    const selection = TextSelection.create(state.doc, at)
    const words = Array.from({ length: count }, (_, index) => paragraph(`new ${index}`))
    const cut = asSeparateBlocks(new Slice(Fragment.from(words), 1, 1), html, selection)
    if (!cut) return
    const after = state.apply(state.tr.setSelection(selection).replaceSelection(cut)).doc
    return after.children.map((child) => child.textContent)
  }

  const [start, middle, end] = [1, 4, 8]
  test.each([
    ['<h2>Head</h2>', end, 1, ['Friday.', 'new 0']],
    ['<h2>Head</h2>', middle, 1, ['Fri', 'new 0', 'day.']],
    ['<h2>Head</h2>', start, 1, ['new 0', 'Friday.']],
    ['<html><body>\n<!--StartFragment--><table><tr>', end, 2, ['Friday.', 'new 0', 'new 1']],
    ['<meta charset="utf-8"><b style="x"><p>One</p><p>Two</p></b>', end, 2, ['Friday.', 'new 0', 'new 1']],
    ['<div>One</div>', end, 1, undefined],
    ['two <b>words</b>', end, 1, undefined],
    ['<p data-pm-slice="1 1 []">One</p><p>Two</p>', end, 2, undefined],
  ])('%s is inserted at %i', (html, at, count, expected) => {
    expect(pasted(html, at, count)).toEqual(expected)
  })
})
