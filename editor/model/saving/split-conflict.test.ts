import { expect, test } from 'vitest'
import type { BlockType } from '#blocks/catalogue.ts'
import type { EditorDocument } from '../documents/documents.ts'
import type { Edit } from '../edits/edits.ts'
import { recreateDeleted, splitConflict } from './split-conflict.ts'

const tabs = [{ id: 'plan', title: { en: 'Plan' } }, { id: 'build' }]
const part = (type: BlockType, content: object, edits: Edit[], ...paths: string[]) => {
  const change = { id: 'a', place: { unit: 'block', steps: [], kind: 'form' as const }, edits, at: 1 }
  const { conflicting, rest } = splitConflict(change, { type, content } as unknown as EditorDocument, paths)
  return [conflicting.edits, rest]
}
const text = (...steps: string[]): Edit => ({ steps, value: { en: 'Mine' }, was: { en: 'Old' } })
const list = (change: { move: string } | { remove: string }): Edit => ({ steps: ['tabs'], list: change })

test('the sequence of a list is disputed without what stands in its entries', () => {
  const [move, inside] = [list({ move: 'plan' }), text('tabs', 'plan', 'title')]
  expect(part('TABS', { tabs }, [move, inside], 'tabs')).toEqual([[move], [inside]])
})

test('an entry that somebody deleted or wrote into is disputed with all that one did to it', () => {
  const [gone, inside, other] = [list({ remove: 'plan' }), text('tabs', 'away', 'title'), text('mainTitle')]
  const paths = [
    ['tabs', 'plan', 'title', 'en'],
    ['tabs', 'away'],
  ].map((steps) => steps.join('.'))
  expect(part('TABS', { tabs }, [gone, inside, other], ...paths)).toEqual([[gone, inside], [other]])
})

test('a film and the picture that it takes the place of are one choice', () => {
  const video: Edit = { steps: ['videoUrl'], value: '/uploads/mine.mp4', was: undefined }
  const picture: Edit = { steps: ['imageUrl'], value: undefined, was: '/uploads/old.webp' }
  const [title, content] = [text('title'), { imageUrl: '/uploads/theirs.webp' }]
  expect(part('CTA', content, [video, picture, title], 'imageUrl')).toEqual([[video, picture], [title]])
})

test('where nothing tells what is disputed, all of it is asked about', () => {
  expect(part('TABS', { tabs }, [text('mainTitle')])).toEqual([[text('mainTitle')], []])
})

test('an entry that somebody deleted is brought back with what one wrote, one that was moved is written where it stands now', () => {
  const link = { id: 'x', title: { en: 'Old' } }
  const footer = (one: object[], two: object[]) => ({
    columns: [
      { id: 'one', links: one },
      { id: 'two', links: two },
    ],
  })
  const edits = [text('columns', 'one', 'links', 'x', 'title')]
  const change = {
    id: 'a',
    place: { unit: 'block', steps: ['columns', 'one', 'links', 'x'], kind: 'form' as const },
    edits,
    at: 1,
  }
  const before = footer([link], [])
  expect(recreateDeleted(change, before, footer([], [])).edits).toEqual([
    { steps: ['columns', 'one', 'links'], list: { add: { id: 'x', title: { en: 'Mine' } }, before: undefined } },
  ])
  const moved = recreateDeleted(change, before, footer([], [link]))
  expect(moved.edits).toEqual([text('columns', 'two', 'links', 'x', 'title')])
  expect(moved.place.steps).toEqual(['columns', 'two', 'links', 'x'])
})
