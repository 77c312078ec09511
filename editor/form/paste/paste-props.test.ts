import { Fragment, Schema, Slice } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { insertBlocks } from './paste-props.ts'

const text = { content: 'text*', toDOM: () => ['p', 0] as const }
const schema = new Schema({
  nodes: { doc: { content: '(paragraph | heading)+' }, paragraph: text, heading: text, text: {} },
})
const block = (type: string, content: string) => schema.node(type, null, schema.text(content))

const [start, middle, end] = [1, 4, 8]
test.each([
  [end, ['Friday.', 'new 0', 'new 1']],
  [middle, ['Fri', 'new 0', 'new 1', 'day.']],
  [start, ['new 0', 'new 1', 'Friday.']],
])('blocks that are pasted at %i are not joined with the text there and keep their types', (at, expected) => {
  const state = EditorState.create({ doc: schema.node('doc', null, [block('paragraph', 'Friday.')]) })
  const words = [block('heading', 'new 0'), block('heading', 'new 1')]
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
  const { doc, selection } = selected.apply(insertBlocks(selected, new Slice(Fragment.from(words), 1, 1)))
  expect(doc.children.map((child) => child.textContent)).toEqual(expected)
  const types = doc.children.map(({ type, textContent }) => /new/.test(textContent) === (type.name === 'heading'))
  expect(types).not.toContain(false)
  expect(selection.$from.parent.textContent).toBe('new 1')
  expect(selection.$from.parentOffset).toBe(5)
})
