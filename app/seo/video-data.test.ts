import { expect, test } from 'vitest'
import type { LocalizedBlock } from '#blocks/block.ts'
import { videoData } from './page-meta.ts'

const page = {
  title: 'Home',
  description: 'Learning that stays',
  locale: 'en' as const,
  picture: 'https://www.example.com/social/en.jpg?v=1',
  site: { brand: 'iLearn', url: 'https://www.example.com', apiBase: '/api', contactEmail: 'info@example.com' },
}

function heroWith(content: Partial<LocalizedBlock<'HERO'>['content']>): LocalizedBlock[] {
  return [{ id: 'h', page: 'home', type: 'HERO', content: { title: { text: 'A' }, ...content } }]
}

test('the hero video and its picture have full addresses', () => {
  const video = { videoUrl: { src: '/api/uploads/film.mp4' }, mainImage: { src: 'https://media.example/still.webp' } }
  expect(videoData(heroWith(video), page)).toMatchObject([
    {
      '@type': 'VideoObject',
      name: 'Home',
      uploadDate: '2026-11-01T08:00:00+03:00',
      inLanguage: 'en',
      contentUrl: 'https://www.example.com/api/uploads/film.mp4',
      thumbnailUrl: 'https://media.example/still.webp',
    },
  ])
})

test('a hero without a video has no video data', () => {
  expect(videoData([], page)).toEqual([])
  expect(videoData(heroWith({}), page)).toEqual([])
  expect(videoData(heroWith({ videoUrl: { src: '' } }), page)).toEqual([])
})

test('a video with an invalid address is left out; one with an invalid picture has that of its page', () => {
  expect(videoData(heroWith({ videoUrl: { src: 'https://[' } }), page)).toEqual([])
  const video = { videoUrl: { src: '/api/uploads/film.mp4' }, mainImage: { src: 'https://[' } }
  expect(videoData(heroWith(video), page)[0]).toMatchObject({
    thumbnailUrl: page.picture,
  })
})

test('a YouTube video has the address of its player', () => {
  const [video] = videoData(heroWith({ videoUrl: { src: 'https://youtu.be/dQw4w9WgXcQ' } }), page)
  expect(video).toMatchObject({ embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' })
  expect(video).not.toHaveProperty('contentUrl')
})

test('a video that a button on a picture opens is included, unless the button is hidden', () => {
  const content = {
    title: { text: 'A tour' },
    image: { src: '/api/uploads/still.webp' },
    youtubeVideoUrl: { src: '/api/uploads/tour.mp4' },
  }
  const blocks = (showVideoButton: boolean): LocalizedBlock[] => [
    { id: 'i', page: 'learn', type: 'IMAGE_TEXT', content: { ...content, showVideoButton } },
  ]
  expect(videoData(blocks(true), page)).toMatchObject([
    {
      contentUrl: 'https://www.example.com/api/uploads/tour.mp4',
      thumbnailUrl: 'https://www.example.com/api/uploads/still.webp',
    },
  ])
  expect(videoData(blocks(false), page)).toEqual([])
})
