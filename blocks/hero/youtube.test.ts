import { expect, test } from 'vitest'
import { youtubeEmbed } from './youtube.ts'

const embedded = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
  'https://youtu.be/dQw4w9WgXcQ?si=share',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s has an embed address without cookies', (address) => expect(youtubeEmbed(address)).toBe(embedded))

test.each(['/api/uploads/film.mp4', 'https://example.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch'])(
  '%s is not a YouTube video',
  (address) => expect(youtubeEmbed(address)).toBeUndefined(),
)
