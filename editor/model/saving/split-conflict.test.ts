import { expect, test } from 'vitest'
import type { BlockType } from '#blocks/catalogue.ts'
import type { Edit } from '#content/edits.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { recreateDeleted, splitConflict } from './split-conflict.ts'

const tabs = [{ id: 'plan', title: { en: 'Plan' } }, { id: 'build' }]
const part = (type: BlockType, content: object, edits: Edit[], ...paths: string[]) => {
  const save = { id: 'a', place: { documentKey: 'block', path: [], kind: 'form' as const }, edits, at: 1 }
  const { conflicting, rest } = splitConflict(save, { type, content } as unknown as EditorDocument, paths)
  return [conflicting.edits, rest]
}
const text = (...path: string[]): Edit => ({ path, value: { en: 'Mine' }, was: { en: 'Old' } })
const list = (change: { move: string } | { remove: string }): Edit => ({ path: ['tabs'], list: change })

test('a conflict about the order of a list does not include edits inside its items', () => {
  const [move, inside] = [list({ move: 'plan' }), text('tabs', 'plan', 'title')]
  expect(part('TABS', { tabs }, [move, inside], 'tabs')).toEqual([[move], [inside]])
})

test('a list item that somebody deleted or edited conflicts with every edit of it', () => {
  const [gone, inside, other] = [list({ remove: 'plan' }), text('tabs', 'away', 'title'), text('mainTitle')]
  const paths = [
    ['tabs', 'plan', 'title', 'en'],
    ['tabs', 'away'],
  ].map((path) => path.join('.'))
  expect(part('TABS', { tabs }, [gone, inside, other], ...paths)).toEqual([[gone, inside], [other]])
})

test('a video and the picture that it replaces conflict together', () => {
  const video: Edit = { path: ['videoUrl'], value: '/uploads/mine.mp4', was: undefined }
  const picture: Edit = { path: ['imageUrl'], value: undefined, was: '/uploads/old.webp' }
  const [title, content] = [text('title'), { imageUrl: '/uploads/theirs.webp' }]
  expect(part('CTA', content, [video, picture, title], 'imageUrl')).toEqual([[video, picture], [title]])
})

test('a conflict without paths includes the whole save', () => {
  expect(part('TABS', { tabs }, [text('mainTitle')])).toEqual([[text('mainTitle')], []])
})

test('a deleted list item is re-created with the edit, and a moved one is edited at its new place', () => {
  const link = { id: 'x', title: { en: 'Old' } }
  const footer = (one: object[], two: object[]) => ({
    columns: [
      { id: 'one', links: one },
      { id: 'two', links: two },
    ],
  })
  const edits = [text('columns', 'one', 'links', 'x', 'title')]
  const save = {
    id: 'a',
    place: { documentKey: 'block', path: ['columns', 'one', 'links', 'x'], kind: 'form' as const },
    edits,
    at: 1,
  }
  const before = footer([link], [])
  expect(recreateDeleted(save, before, footer([], [])).edits).toEqual([
    { path: ['columns', 'one', 'links'], list: { add: { id: 'x', title: { en: 'Mine' } }, before: undefined } },
  ])
  const moved = recreateDeleted(save, before, footer([], [link]))
  expect(moved.edits).toEqual([text('columns', 'two', 'links', 'x', 'title')])
  expect(moved.place.path).toEqual(['columns', 'two', 'links', 'x'])
})
