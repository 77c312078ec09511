import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawings, vectors } from '#artwork/index.ts'

const media = fileURLToPath(new URL('../seed/content/media/', import.meta.url))

const files = drawings.flatMap((drawing) =>
  (drawing.words ? ['.en', '.ar'] : ['']).map((language) => ({ ...drawing, file: `${drawing.name}${language}.webp` })),
)

describe('the pictures of the start content', () => {
  test.each(files)(
    '$file is there, at its full width and light enough for a page of many',
    async ({ file, pixels, canvas }) => {
      const { width, height } = await sharp(media + file).metadata()
      expect([width, height]).toEqual([pixels, Math.round((pixels * canvas[1]) / canvas[0])])
      expect(statSync(media + file).size).toBeLessThan(60 * 1024)
    },
  )

  test.each(vectors)('$file is there for an icon slot, which takes only SVG', async ({ file }) => {
    expect((await sharp(media + file).metadata()).format).toBe('svg')
  })

  test.each(drawings.filter(({ words }) => words))(
    '$name counts in Arabic-Indic digits in Arabic, but for levels of a language',
    ({ draw }) => {
      const words = [...draw('ar').matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word)
      expect(words.filter((word) => /[0-9]/.test(word?.replace(/\b[ABC][12]\b/g, '') ?? ''))).toEqual([])
    },
  )
})
