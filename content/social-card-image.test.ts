import { describe, expect, test } from 'vitest'
import { itemCard, pageCard, type SocialCard, socialCardPath } from './social-card-image.ts'

const name = { en: 'About us', ar: 'من نحن' }
const text = (en: string) => ({ text: en })

describe('the address of an image', () => {
  const card: SocialCard = { locale: 'en', name: 'About us' }
  const site = { brand: 'Brand' }
  const version = (changed: Partial<SocialCard>, more: Partial<Parameters<typeof socialCardPath>[2]> = {}) =>
    socialCardPath('/about', { ...card, ...changed }, { ...site, ...more }).replace('/social/en/about.jpg?v=', '')

  test('has the language and the path of its page', () => {
    expect(socialCardPath('/resources/one', { ...card, locale: 'ar' }, site)).toMatch(
      /^\/social\/ar\/resources\/one\.jpg\?v=\w+$/,
    )
    expect(socialCardPath('/', card, site)).toMatch(/^\/social\/en\.jpg\?v=\w+$/)
  })

  test('changes with all that the image shows', () => {
    const versions = [
      version({}),
      version({ name: 'About' }),
      version({ accent: 'teal' }),
      version({ picture: '/api/uploads/a.webp' }),
      version({}, { brand: 'Another brand' }),
      version({}, { logo: { src: '/api/uploads/a.svg' } }),
      version({}, { palette: { '--color-primary': '#1a56b8' } }),
      version({}, { socialImage: { src: '/api/uploads/b.webp' } }),
    ]
    expect(new Set(versions).size).toBe(versions.length)
    expect(version({})).toBe(versions[0])
  })
})

describe('the card of a page', () => {
  const pictureOf = (...contents: object[]) =>
    pageCard(
      { name },
      contents.map((content) => ({ content })),
      'ar',
    ).picture

  test('has its name in the language, and its accent', () => {
    expect(pageCard({ name, accent: 'teal' }, [], 'ar')).toMatchObject({ name: 'من نحن', accent: 'teal' })
    expect(pageCard({ name: { en: 'About us' } }, [], 'ar').name).toBe('About us')
  })

  test('has the first wide picture of the first block, also of a list: no logo, no drawing, no film', () => {
    const content = {
      title: text('Title'),
      logo: { src: '/logo-240x64.webp', width: 240, height: 64 },
      videoUrl: { src: '/film.mp4' },
      mainImage: { src: '/drawing-800x600.svg', width: 800, height: 600 },
      slides: { items: [{ id: 'a', src: { src: '/slide-1600x1200.webp', width: 1600, height: 1200 } }] },
    }
    expect(pictureOf(content)).toBe('/slide-1600x1200.webp')
    expect(pictureOf({ title: text('No picture') }, content)).toBeUndefined()
  })

  test('ignores blocks that visitors do not see', () => {
    const picture = { src: '/a-800x600.webp', width: 800, height: 600 }
    const blocks = [
      { content: { picture: { ...picture, src: '/hidden-800x600.webp' } }, leftOut: 1 },
      { content: { picture } },
    ]
    expect(pageCard({ name }, blocks, 'en').picture).toBe('/a-800x600.webp')
  })
})

test('the card of an item has the picture of its page, or else that of its card in the list', () => {
  const image = { src: '/list.webp' }
  const title = text('Post')
  expect(itemCard({ title, image, detailContent: { introImage: { src: '/page.webp' } } }, 'en').picture).toBe(
    '/page.webp',
  )
  expect(itemCard({ title, image, detailContent: { introImage: { src: '' } } }, 'en').picture).toBe('/list.webp')
})
