import { describe, expect, test } from 'vitest'
import type { BlockType } from '#blocks/catalogue.ts'
import { schemaOf } from '../documents/field-schema.ts'
import { buttonVideoOf } from './button-video.ts'
import { mediaSlotOf } from './media-slot.ts'

const slot = (type: BlockType, path: string, item?: string) =>
  mediaSlotOf(schemaOf({ type, ...(item && { item }) }), path.split('.'))

describe('the alternative text', () => {
  test.each([
    ['HERO', 'mainImage', 'image_alt'],
    ['HERO', 'teamImage', 'image_alt'],
    ['HERO', 'imageSrc', 'imageAlt'],
    ['HERO', 'sliderImages.first.src', 'sliderImages.first.alt'],
    ['IMAGE_TEXT', 'image', 'image_alt'],
    ['IMAGE_TEXT', 'videoUrl', 'image_alt'],
    ['CTA', 'imageUrl', 'image_alt'],
    ['TABS', 'tabs.first.imageSrc', 'tabs.first.imageAlt'],
    ['TEAM', 'members.rana.portrait', 'members.rana.portrait_alt'],
    ['AWARDS', 'awards.best.image', 'awards.best.image_alt'],
  ] as const)('of %s %s is at %s', (type, path, alt) => {
    expect(slot(type, path).alt?.join('.')).toBe(alt)
  })

  test('of a picture in an article is stored beside it', () => {
    expect(slot('RESOURCES', 'detailContent.introImage', 'post').alt?.at(-1)).toBe('introImageAlt')
    expect(slot('JOBS', 'detailContent.heroImage', 'job').alt?.at(-1)).toBe('heroImageAlt')
    expect(slot('RESOURCES', 'detailContent.body.one.imageSrc', 'post').alt?.at(-1)).toBe('imageAlt')
  })

  test('is undefined for logos, which the name beside them describes, and for backgrounds', () => {
    expect(slot('GALLERY', 'logo', 'story').alt).toBeUndefined()
    expect(slot('LOGO_WALL', 'groups.gulf.logos.one.src').alt).toBeUndefined()
    expect(slot('HERO', 'logo').alt).toBeUndefined()
    expect(slot('HERO', 'backgroundImage').alt).toBeUndefined()
  })
})

describe('what a media field accepts', () => {
  test('is SVGs for the icons of features, videos for video buttons, else pictures and videos', () => {
    expect(slot('FEATURES', 'features.one.imageSrc').accepts).toBe('icon')
    expect(slot('HERO', 'videoUrl').accepts).toBe('film')
    expect(slot('IMAGE_TEXT', 'youtubeVideoUrl').accepts).toBe('film')
    expect(slot('CTA', 'videoUrl').accepts).toBe('picture')
    expect(slot('TEAM', 'members.rana.portrait').accepts).toBe('picture')
  })

  test('comes with the video of its button, if there is one', () => {
    const video = (type: BlockType, path: string) => buttonVideoOf(schemaOf({ type }), path.split('.'))
    expect(video('IMAGE_TEXT', 'image')).toEqual(['youtubeVideoUrl'])
    expect(video('HERO', 'mainImage')).toEqual(['videoUrl'])
    expect(video('HERO', 'logo')).toBeUndefined()
    expect(video('CTA', 'imageUrl')).toBeUndefined()
  })
})
