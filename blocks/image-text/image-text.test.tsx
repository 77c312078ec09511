import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView, textOf } from '../testing/render-view.tsx'
import ImageText from './view.tsx'

const content: ContentInput<'IMAGE_TEXT'> = {
  title: { en: 'Clear to managers', ar: 'واضح للمدير' },
  points: [{ id: 'page', text: { en: 'One page for every manager.', ar: 'صفحة واحدة لكل مدير.' } }],
  image: { en: '/uploads/team.en-640x440.webp', ar: '/uploads/team.ar-640x440.webp' },
  image_alt: { en: 'A manager’s view', ar: 'لوحة المدير' },
}

describe('the image with text', () => {
  test('is in a dark panel on the ground “ink” and on a light background otherwise', () => {
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...content, ground: 'ink' })).toContain('panel on-ink')
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...content, ground: 'sand' })).not.toContain('on-ink')
  })

  test('has the picture on the stored side', () => {
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...content, imageSide: 'start' })).toContain('data-picture="start"')
    expect(renderView(ImageText, 'IMAGE_TEXT', content)).not.toContain('data-picture')
  })

  test('shows the picture and alt text of the page’s language', () => {
    const html = renderView(ImageText, 'IMAGE_TEXT', content, 'ar')
    expect(html).toContain('/uploads/team.ar-640x440.webp')
    expect(html).toContain('alt="لوحة المدير"')
  })

  test('formats its points', () => {
    const points = [{ id: 'page', text: { en: '<p>One <strong>page</strong></p><ul><li>each</li></ul>' } }]
    const html = renderView(ImageText, 'IMAGE_TEXT', { ...content, points })
    expect(html).toContain('<p>One <strong>page</strong></p><ul><li>each</li></ul>')
  })

  test('lists its points and has no button without a label', () => {
    const html = renderView(ImageText, 'IMAGE_TEXT', content)
    expect(textOf(html)).toContain('One page for every manager.')
    expect(html).not.toContain('<a ')
  })

  test('plays a video in place of the picture', () => {
    const html = renderView(ImageText, 'IMAGE_TEXT', { ...content, videoUrl: '/uploads/film.mp4' })
    expect(html).toMatch(/<video src="\/api\/uploads\/film\.mp4"[^>]* controls=""/)
    expect(html).not.toContain('<img')
  })

  test('links the picture to a YouTube video with a labelled dialog, and requests nothing from YouTube before', () => {
    const video = { ...content, youtubeVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
    const html = renderView(ImageText, 'IMAGE_TEXT', video)
    expect(html).toMatch(/<a href="https:\/\/youtu\.be\/dQw4w9WgXcQ"[^>]* data-video-dialog="video-tested"/)
    expect(html).toMatch(
      /<dialog id="video-tested"[^>]* aria-label="Watch the film">.*<div [^>]*data-video="https:[^"]*nocookie/,
    )
    expect(html).not.toContain('<iframe')
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...video, watchVideoText: { en: 'See it work' } })).toContain(
      'See it work',
    )
  })

  test('keeps the button and the dialog of a film beside a video in place of the picture', () => {
    const both = { ...content, videoUrl: '/uploads/film.mp4', youtubeVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
    const html = renderView(ImageText, 'IMAGE_TEXT', both)
    expect(html).toMatch(/<video src="\/api\/uploads\/film\.mp4"[^>]* controls=""/)
    expect(html).toMatch(/<a href="https:\/\/youtu\.be\/dQw4w9WgXcQ"[^>]* data-video-dialog="video-tested"/)
    expect(html).toContain('<dialog id="video-tested"')
  })

  test('has no video button if it is switched off or there is no video', () => {
    const off = { ...content, youtubeVideoUrl: 'https://youtu.be/dQw4w9WgXcQ', showVideoButton: false }
    expect(renderView(ImageText, 'IMAGE_TEXT', off)).not.toContain('youtu')
    expect(renderView(ImageText, 'IMAGE_TEXT', { ...content, showVideoButton: true })).not.toContain('<dialog')
  })

  test('shows the picture that replaced a video', () => {
    const html = renderView(ImageText, 'IMAGE_TEXT', { ...content, imageUrl: '/uploads/new-640x440.webp' })
    expect(html).toContain('src="/api/uploads/new-640x440.webp"')
    expect(html.match(/<img/g)).toHaveLength(1)
  })
})
