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
