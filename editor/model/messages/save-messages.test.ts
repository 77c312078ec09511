import { expect, test } from 'vitest'
import type { BlockType } from '#blocks/catalogue.ts'
import type { Edit } from '#content/edits.ts'
import type { Path } from '#content/path.ts'
import { english, interfaceIn } from '../testing/start-store.ts'
import { saveMessages } from './save-messages.ts'

const { notices } = english
const picture = '/uploads/a-8x6.png'

/** Returns the messages for a save of the fields `touched` in the media dialog of the field `at`. */
async function saidOf(type: BlockType, at: Path, ...touched: Path[]) {
  const edits: Edit[] = touched.map((path) => ({ path, value: picture, was: '' }))
  const { t } = await interfaceIn('en')
  return saveMessages(t, { place: { documentKey: 'block', path: at, kind: 'media' }, edits }, { type, page: 'about' })
}

test('replacing a picture has messages of its own', async () => {
  const image = { busy: notices.savingImage, done: notices.imageUpdated }
  expect(await saidOf('HERO', ['mainImage'], ['mainImage'])).toMatchObject(image)
  expect(await saidOf('HERO', ['mainImage'], ['mainImage'], ['image_alt'])).toMatchObject(image)
})

test('replacing a picture by a video has the same messages', async () => {
  const said = await saidOf('IMAGE_TEXT', ['imageUrl'], ['videoUrl'], ['imageUrl'])
  expect(said).toMatchObject({ done: notices.imageUpdated })
})

test.each([
  ['the words about a picture', 'HERO', 'mainImage', 'image_alt'],
  ['the film of the button beside it', 'IMAGE_TEXT', 'imageUrl', 'youtubeVideoUrl'],
] as const)('changing %s has the messages of any other change', async (_, type, at, touched) => {
  const said = await saidOf(type, [at], [touched])
  expect(said).toMatchObject({ busy: notices.savingChanges, done: notices.changesSaved })
})

test.each([
  ['a job', { type: 'JOBS', item: 'author', page: 'careers' }, 'Save failed'],
  ['a call to action', { type: 'CTA', page: 'careers' }, 'Failed to save CTA changes.'],
  ['a block around all stories', { type: 'CTA', page: 'story-detail-template' }, 'Failed to save template changes.'],
  ['a text of the policy', { type: 'TEXT', page: 'privacy-policy' }, 'Failed to save policy changes.'],
  ['anything else', { type: 'HERO', page: 'about' }, 'Failed to save changes.'],
] as const)('a failed save of %s says so', async (_, document, failed) => {
  const { t } = await interfaceIn('en')
  const edits: Edit[] = [{ path: ['title', 'en'], value: 'New', was: 'Old' }]
  expect(saveMessages(t, { place: { documentKey: 'block', path: ['title'], kind: 'text' }, edits }, document)).toEqual({
    busy: 'Saving changes...',
    done: notices.changesSaved,
    failed,
  })
})
