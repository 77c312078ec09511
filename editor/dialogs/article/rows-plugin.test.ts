import { history, redo, undo } from '@tiptap/pm/history'
import { Node } from '@tiptap/pm/model'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import { getSchema } from '@tiptap/react'
import { expect, test } from 'vitest'
import { rowExtensions } from './article-extensions.ts'
import { toDocuments } from './body-items.ts'
import { alignRows, setRowType } from './row-changes.ts'
import { removesRows, rowsPlugin } from './rows-plugin.ts'

const schema = getSchema(
  rowExtensions({ other: () => undefined, placeholder: () => '', addressOf: String, inLanguage: String }),
)
const documents = toDocuments([
  { id: 'a', content: { en: 'First', ar: 'أول' } },
  { id: 'b', type: 'paragraph', content: { en: 'Second', ar: '' } },
  { id: 'c', type: 'paragraph', content: { en: 'Third', ar: 'ثالث' } },
])
const arabic = Node.fromJSON(schema, documents.ar)
const start = EditorState.create({
  doc: Node.fromJSON(schema, documents.en),
  plugins: [rowsPlugin({ other: () => arabic, placeholder: () => '' })],
})
const after = (change: (tr: Transaction) => Transaction) => start.apply(change(start.tr)).doc
const idsAndWords = (doc: Node) => doc.children.map((row) => [row.attrs.id, row.textContent])
const [first, second, third] = [0, 9, 19]

test('a row that is deleted in one language stays, empty, while it has words in the other', () => {
  expect(idsAndWords(after((tr) => tr.delete(third, tr.doc.content.size)))).toEqual([
    ['a', 'First'],
    ['b', 'Second'],
    ['c', ''],
  ])
  expect(idsAndWords(after((tr) => tr.delete(second, third)))).toEqual([
    ['a', 'First'],
    ['c', 'Third'],
  ])
  const both = after((tr) => tr.delete(third, tr.doc.content.size).setMeta(removesRows, true))
  expect(idsAndWords(both)).toEqual([
    ['a', 'First'],
    ['b', 'Second'],
  ])
})

test('a row that was deleted in both languages is gone again after undo and redo', () => {
  let state = EditorState.create({ doc: start.doc, plugins: [...start.plugins, history()] })
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr)
  }
  dispatch(state.tr.delete(third, state.doc.content.size).setMeta(removesRows, true))
  undo(state, dispatch)
  expect(state.doc.childCount).toBe(3)
  redo(state, dispatch)
  expect(idsAndWords(state.doc)).toEqual([
    ['a', 'First'],
    ['b', 'Second'],
  ])
})

test('a row that is split keeps its id, and the new row gets its own and is empty in the other language', () => {
  const split = after((tr) => tr.split(first + 5, 2))
  expect(idsAndWords(split)).toEqual([
    ['a', 'Fir'],
    [expect.stringMatching(/^[\da-f-]{36}$/), 'st'],
    ['b', 'Second'],
    ['c', 'Third'],
  ])
  expect(alignRows(split, arabic, new Map()).children.map((row) => row.textContent)).toEqual(['أول', '', '', 'ثالث'])
})

test('rows that replace others are the same rows in the other language', () => {
  const row = (words: string) =>
    schema.nodes.prose?.create(null, schema.nodes.paragraph?.create(null, schema.text(words)))
  const pasted = (...words: string[]) =>
    after((tr) =>
      tr.replaceWith(
        0,
        tr.doc.content.size,
        words.flatMap((each) => row(each) ?? []),
      ),
    )
  expect(idsAndWords(pasted('One', 'Two', 'Three'))).toEqual([
    ['a', 'One'],
    ['b', 'Two'],
    ['c', 'Three'],
  ])
  expect(pasted('One').firstChild?.attrs.isIntro).toBe(true)
  const longer = pasted('One', 'Two', 'Three', 'Four')
  expect(alignRows(longer, arabic, new Map()).children.map(({ textContent }) => textContent)).toEqual([
    'أول',
    '',
    'ثالث',
    '',
  ])
  // The Arabic of the third row is not lost.
  expect(idsAndWords(pasted('One', 'Two'))).toEqual([
    ['a', 'One'],
    ['b', 'Two'],
    ['c', ''],
  ])
})

test('words that are pushed down keep their id', () => {
  const pushed = after((tr) => tr.split(first + 2, 2))
  expect(idsAndWords(pushed)).toEqual([
    [expect.stringMatching(/^[\da-f-]{36}$/), ''],
    ['a', 'First'],
    ['b', 'Second'],
    ['c', 'Third'],
  ])
  expect(pushed.firstChild?.attrs.isIntro).toBe(false)
})

test('a row that was removed has its words again when it comes back', () => {
  const removed = new Map<string, Node>()
  const without = after((tr) => tr.delete(third, tr.doc.content.size).setMeta(removesRows, true))
  const follower = alignRows(without, arabic, removed)
  expect(follower.childCount).toBe(2)
  expect(idsAndWords(alignRows(start.doc, follower, removed))).toEqual(idsAndWords(arabic))
})

test('a heading in one language is a heading in the other', () => {
  const { doc } = start.apply(start.tr).apply(headingAt(start))
  expect(alignRows(doc, arabic, new Map()).children.map(({ type }) => type.name)).toEqual(['heading', 'prose', 'prose'])
})

function headingAt({ tr }: EditorState) {
  setRowType(tr, 'heading')
  return tr
}
