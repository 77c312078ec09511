import { describe, expect, test } from 'vitest'
import type { BlockType } from '#blocks/catalogue.ts'
import { filmOfLabel, schemaOf } from '../documents/field-schema.ts'
import { mediaFieldAt } from './media-field.ts'

const field = (type: BlockType, path: string, item?: string) =>
  mediaFieldAt(schemaOf({ type, ...(item && { item }) }), path.split('.'))

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
    expect(field(type, path).alt?.join('.')).toBe(alt)
  })

  test('of a picture in an article is stored beside it', () => {
    expect(field('RESOURCES', 'detailContent.introImage', 'post').alt?.at(-1)).toBe('introImageAlt')
    expect(field('JOBS', 'detailContent.heroImage', 'job').alt?.at(-1)).toBe('heroImageAlt')
    expect(field('RESOURCES', 'detailContent.body.one.imageSrc', 'post').alt?.at(-1)).toBe('imageAlt')
  })

  test('is undefined for logos, which the name beside them describes, and for backgrounds', () => {
    expect(field('GALLERY', 'logo', 'story').alt).toBeUndefined()
    expect(field('LOGO_WALL', 'groups.gulf.logos.one.src').alt).toBeUndefined()
    expect(field('HERO', 'logo').alt).toBeUndefined()
    expect(field('HERO', 'backgroundImage').alt).toBeUndefined()
  })
})

describe('what a media field accepts', () => {
  test('is SVGs for the icons of features, videos for video buttons, else pictures and videos', () => {
    expect(field('FEATURES', 'features.one.imageSrc').accepts).toBe('icon')
    expect(field('HERO', 'videoUrl').accepts).toBe('film')
    expect(field('IMAGE_TEXT', 'youtubeVideoUrl').accepts).toBe('film')
    expect(field('CTA', 'videoUrl').accepts).toBe('picture')
    expect(field('TEAM', 'members.rana.portrait').accepts).toBe('picture')
  })

  test('comes with the video of its button, if there is one', () => {
    expect(field('IMAGE_TEXT', 'image').opened).toEqual(['youtubeVideoUrl'])
    expect(field('HERO', 'mainImage').opened).toEqual(['videoUrl'])
    expect(field('HERO', 'logo').opened).toBeUndefined()
    expect(field('CTA', 'imageUrl').opened).toBeUndefined()
    const hero = schemaOf({ type: 'HERO' })
    expect(filmOfLabel(hero, ['watchVideoText'])).toEqual(['videoUrl'])
    expect(filmOfLabel(hero, ['primaryButtonText'])).toBeUndefined()
  })
})
