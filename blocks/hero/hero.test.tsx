import { describe, expect, test } from 'vitest'
import type { ContentInput } from '../catalogue.ts'
import { renderView } from '../testing/render-view.tsx'
import Hero from './view.tsx'

const base: ContentInput<'HERO'> = {
  title: { en: 'Learning platforms', ar: 'منصّات تعلّم' },
  primaryButtonText: { en: 'Request a demo', ar: 'اطلبوا عرضًا' },
  primaryButtonLink: '/contact',
  mainImage: '/uploads/one-1600x900.webp',
  image_alt: { en: 'People at a table', ar: 'أشخاص حول طاولة' },
}
const slide = (id: string) => ({ id, src: `/uploads/${id}-1600x1200.webp`, alt: { en: `Slide ${id}` } })
const gallery = { ...base, sliderImages: [slide('a'), slide('b'), slide('c')] }

const count = (html: string, part: string | RegExp) => html.split(part).length - 1

describe('the hero', () => {
  test('shows one picture, loaded with high priority, without slides', () => {
    const html = renderView(Hero, 'HERO', base)
    expect(html).toContain('data-kind="picture"')
    expect(html).toMatch(/<img[^>]* alt="People at a table"[^>]* fetchPriority="high"/)
  })

  test('loads a logo eagerly, but without high priority', () => {
    const [logo, ...others] =
      renderView(Hero, 'HERO', { ...base, logo: '/uploads/logo.svg' }).match(/<img[^>]*>/g) ?? []
    expect(logo).toContain('/uploads/logo.svg')
    expect(logo).not.toMatch(/loading|fetchPriority/)
    expect(others.join()).toContain('fetchPriority="high"')
  })

  test('shows slides as a gallery with 8 seconds for each slide', () => {
    const html = renderView(Hero, 'HERO', gallery)
    expect(html).toContain('data-kind="gallery"')
    expect(html).toContain('--marquee-time:24s')
    expect(html).not.toContain('People at a table')
  })

  test('exposes its slides to screen readers once, though they are repeated for the loop', () => {
    const html = renderView(Hero, 'HERO', gallery)
    expect(count(html, 'class="hero-slide"')).toBe(6)
    expect(count(html, 'alt="Slide a"')).toBe(1)
    expect(html).toContain('<ul aria-hidden="true" inert="">')
  })

  test('loads the slide in the middle eagerly and the others lazily', () => {
    const slides = renderView(Hero, 'HERO', gallery).match(/<img[^>]*>/g) ?? []
    expect(slides.map((slide) => slide.includes('loading="lazy"'))).toEqual([true, false, true, true, true, true])
    expect(slides[1]).not.toContain('decoding')
  })

  test('shows a slide’s narrow picture on narrow screens', () => {
    const narrowImage = '/uploads/close-800x600.webp'
    const html = renderView(Hero, 'HERO', { ...gallery, sliderImages: [{ ...slide('a'), narrowImage }, slide('b')] })
    expect(html).toMatch(/<source media="\(width &lt; 62rem\)" srcSet="[^"]*close-800x600.webp\?w=960 800w"/)
    expect(count(html, '<picture>')).toBe(2)
  })

  test('reveals its picture, or its gallery, when a fifth of it is visible', () => {
    for (const content of [base, gallery]) expect(count(renderView(Hero, 'HERO', content), 'data-reveal="0.2"')).toBe(1)
  })

  test('has buttons to pause and play', () => {
    const html = renderView(Hero, 'HERO', gallery, 'ar')
    expect(html).toMatch(/data-marquee="pause" aria-label="[^"]+"/)
    expect(html).toMatch(/data-marquee="play" aria-label="[^"]+"/)
  })

  test('offers the video only if there is one', () => {
    const video = { ...base, watchVideoText: { en: 'Watch the film' }, videoUrl: '/uploads/film.mp4' }
    expect(renderView(Hero, 'HERO', video)).toMatch(
      /<dialog[^>]*aria-label="Watch the film">.*<video src="[^"]*film.mp4"/s,
    )
    expect(renderView(Hero, 'HERO', { ...video, videoUrl: undefined })).not.toContain('Watch the film')
  })

  test('links its first button to the page’s form unless a link is stored', () => {
    expect(renderView(Hero, 'HERO', base, 'ar')).toContain('<a href="/ar/contact" class="btn">')
    for (const primaryButtonLink of [undefined, '']) {
      expect(renderView(Hero, 'HERO', { ...base, primaryButtonLink })).toContain(
        '<a href="#request-demo-form" class="btn">',
      )
    }
  })

  test('links its second button to /contact unless a link is stored', () => {
    const second = { ...base, primaryButtonLink: '#request-demo-form', secondaryButtonText: { en: 'Talk to us' } }
    for (const secondaryButtonLink of [undefined, '']) {
      const html = (locale: 'en' | 'ar') => renderView(Hero, 'HERO', { ...second, secondaryButtonLink }, locale)
      expect(html('en')).toContain('<a href="/contact" class="btn btn-line">')
      expect(html('ar')).toContain('<a href="/ar/contact" class="btn btn-line">')
    }
    const own = renderView(Hero, 'HERO', { ...second, secondaryButtonLink: '/about' }, 'ar')
    expect(own).toContain('<a href="/ar/about" class="btn btn-line">')
  })

  test('leaves out shapes without a colour', () => {
    expect(renderView(Hero, 'HERO', base)).not.toContain('<svg class="blob')
    expect(renderView(Hero, 'HERO', { ...base, blobFillColor: '#DDF4F1' })).toContain('fill="#DDF4F1"')
  })

  test('has the kind “split” with a picture that is not wide, and “plain” without a picture', () => {
    expect(renderView(Hero, 'HERO', { ...base, mainImage: '/uploads/one-1600x1200.webp' })).toContain(
      'data-kind="split"',
    )
    expect(renderView(Hero, 'HERO', { ...base, mainImage: undefined })).toContain('data-kind="plain"')
  })

  test('has more space around its text if its padding is wide', () => {
    expect(renderView(Hero, 'HERO', { ...base, padding: 'wide' })).toContain('data-padding="wide"')
  })
})
