import { describe, expect, test } from 'vitest'
import type { BlockType } from '#blocks/catalogue.ts'
import { apply } from '#content/edits.ts'
import { schemaOf } from '../documents/field-schema.ts'
import { draftEdits, mediaEdits, replacingEdits } from './media-edits.ts'
import type { MediaPatch } from './media-field.ts'

const picture = '/uploads/a-8x6.webp'
const other = '/uploads/b-8x6.png'
const video = '/uploads/c.mp4'

type Content = Record<string, unknown>

const replaced = (type: BlockType, content: Content, dottedPath: string, patch: MediaPatch): Content =>
  apply(content, mediaEdits(schemaOf({ type }), content, dottedPath.split('.'), patch))

describe('a new picture', () => {
  test('replaces the previous one, for both languages or for one', () => {
    const { members } = replaced(
      'TEAM',
      { members: [{ id: 'rana', portrait: picture }] },
      'members.rana.portrait',
      other,
    )
    expect(members).toEqual([{ id: 'rana', portrait: other }])
    expect(replaced('SUCCESS', { image: { en: picture, ar: picture } }, 'image', { ar: other })).toEqual({
      image: { en: picture, ar: other },
    })
  })

  test('for one language keeps the shared picture for the other', () => {
    expect(replaced('SUCCESS', { image: picture }, 'image', { ar: other })).toEqual({
      image: { en: picture, ar: other },
    })
    expect(replaced('SUCCESS', { image: picture }, 'image', { en: other })).toEqual({
      image: { en: other, ar: picture },
    })
  })

  test('for one language can be set where there was none', () => {
    expect(replaced('SUCCESS', {}, 'image', { ar: other })).toEqual({ image: { en: '', ar: other } })
  })

  test('for both languages replaces two pictures', () => {
    expect(replaced('SUCCESS', { image: { en: picture, ar: other } }, 'image', video)).toEqual({ image: video })
  })
})

test('a new picture removes the close-up of the previous one, and a new close-up removes nothing', () => {
  const content = { solutions: [{ id: 'a', image: picture, narrowImage: picture }] }
  expect(replaced('SOLUTIONS', content, 'solutions.a.image', other)).toEqual({ solutions: [{ id: 'a', image: other }] })
  const focused = `${picture}#focus=10,20`
  expect(replaced('SOLUTIONS', content, 'solutions.a.image', focused)).toEqual({
    solutions: [{ id: 'a', image: focused, narrowImage: picture }],
  })
  expect(replaced('SOLUTIONS', content, 'solutions.a.narrowImage', other)).toEqual({
    solutions: [{ id: 'a', image: picture, narrowImage: other }],
  })
})

describe('where a picture or a video is possible, the extension of the address decides', () => {
  test.each(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'PNG'])('.%s is a picture', (ending) => {
    const address = `/uploads/x.${ending}`
    expect(replaced('CTA', { imageUrl: picture, videoUrl: video }, 'videoUrl', address)).toEqual({ imageUrl: address })
  })

  test.each(['mp4', 'webm'])('.%s is a video', (ending) => {
    const address = `/uploads/x.${ending}`
    expect(replaced('CTA', { imageUrl: picture }, 'imageUrl', address)).toEqual({ videoUrl: address })
    expect(replaced('IMAGE_TEXT', { image: picture }, 'image', address)).toEqual({ image: picture, videoUrl: address })
  })

  test('for one language, and the other language keeps its file', () => {
    const content = { imageUrl: { en: picture, ar: other } }
    expect(replaced('CTA', content, 'imageUrl', { ar: video })).toEqual({
      imageUrl: { en: picture, ar: '' },
      videoUrl: { en: '', ar: video },
    })
    expect(replaced('CTA', { videoUrl: video }, 'videoUrl', { en: picture })).toEqual({
      imageUrl: { en: picture, ar: '' },
      videoUrl: { en: '', ar: video },
    })
  })

  test('an Arabic picture is stored beside an English video', () => {
    expect(replaced('CTA', { videoUrl: video }, 'videoUrl', { ar: picture })).toEqual({
      imageUrl: { en: '', ar: picture },
      videoUrl: { en: video, ar: '' },
    })
  })
})

describe('a picture that is removed', () => {
  const without = (type: BlockType, content: Content, dottedPath: string): Content =>
    apply(content, mediaEdits(schemaOf({ type }), content, dottedPath.split('.'), ''))

  test('leaves its field empty', () => {
    expect(without('SUCCESS', { image: picture }, 'image')).toEqual({ image: '' })
  })

  test('does not reveal another picture', () => {
    const content = { image: picture, imageUrl: other, videoUrl: video }
    expect(without('IMAGE_TEXT', content, 'videoUrl')).toEqual({ image: '' })
  })
})

test('an edit contains the previous value, so that no other value is overwritten', () => {
  const content = { imageUrl: { en: picture, ar: other } }
  expect(mediaEdits(schemaOf({ type: 'CTA' }), content, ['imageUrl'], { ar: picture })).toEqual([
    { path: ['imageUrl'], value: { ar: picture }, was: { ar: other } },
  ])
})

describe('a form in which a picture is replaced', () => {
  const base = { image: picture, image_alt: { en: 'A hall', ar: 'قاعة' } }
  const inForm = (draft: Content, patch: MediaPatch) =>
    apply(draft, draftEdits(schemaOf({ type: 'SUCCESS' }), draft, base, ['image'], patch))

  test('empties the description of the previous picture, in the languages of the new one', () => {
    expect(inForm(base, other)).toEqual({ image: other, image_alt: { en: '', ar: '' } })
    expect(inForm(base, { ar: other })).toEqual({
      image: { en: picture, ar: other },
      image_alt: { en: 'A hall', ar: '' },
    })
  })

  test('keeps a description that was typed in it, and one whose picture only has another focal point', () => {
    const typed = { ...base, image_alt: { en: 'A yard', ar: 'ساحة' } }
    expect(inForm(typed, other)).toEqual({ ...typed, image: other })
    const focused = `${picture}#focus=10,20`
    expect(inForm(base, focused)).toEqual({ ...base, image: focused })
  })
})

describe('the picture that a dialog ends with', () => {
  const edits = (content: Content, en: string, ar: string) =>
    replacingEdits(schemaOf({ type: 'SUCCESS' }), content, ['image'], { en, ar })

  test('is stored once if both languages show it, and for the language in which it changed otherwise', () => {
    expect(
      apply({ image: { en: picture, ar: other } }, edits({ image: { en: picture, ar: other } }, other, other)),
    ).toEqual({ image: other })
    expect(apply({ image: picture }, edits({ image: picture }, picture, other))).toEqual({
      image: { en: picture, ar: other },
    })
  })

  test('is no edit if it is what is stored', () => {
    expect(edits({ image: picture }, picture, picture)).toEqual([])
  })
})
