import { expect, test } from 'vitest'
import type { ShownBlock } from '#blocks/block.ts'
import { videoData } from './video-data.ts'

const page = {
  title: 'Home',
  description: 'Learning that stays',
  site: { brand: 'iLearn', url: 'https://www.example.com', apiBase: '/api', contactEmail: 'info@example.com' },
}

function heroWith(content: Partial<ShownBlock<'HERO'>['content']>): ShownBlock[] {
  return [{ id: 'h', page: 'home', type: 'HERO', order: 1, content: { title: { text: 'A' }, ...content } }]
}

test('the film of the hero and its picture stand there with their whole addresses', () => {
  const film = { videoUrl: { src: '/api/uploads/film.mp4' }, mainImage: { src: 'https://media.example/still.webp' } }
  expect(videoData(heroWith(film), page)).toMatchObject([
    {
      '@type': 'VideoObject',
      name: 'Home',
      contentUrl: 'https://www.example.com/api/uploads/film.mp4',
      thumbnailUrl: 'https://media.example/still.webp',
    },
  ])
})

test('a hero without a film tells of none', () => {
  expect(videoData([], page)).toEqual([])
  expect(videoData(heroWith({}), page)).toEqual([])
  expect(videoData(heroWith({ videoUrl: { src: '' } }), page)).toEqual([])
})

test('an address that is none is left out, and the page stands', () => {
  expect(videoData(heroWith({ videoUrl: { src: 'https://[' } }), page)).toEqual([])
  const film = { videoUrl: { src: '/api/uploads/film.mp4' }, mainImage: { src: 'https://[' } }
  expect(videoData(heroWith(film), page)[0]).not.toHaveProperty('thumbnailUrl')
})
