import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { locales } from '#content/text.ts'
import { drawnPicture } from './social-picture.ts'

test('every page has a drawn picture for social networks in both languages', () => {
  const keys = [...pages.map(({ key }) => key), undefined]
  const pictures = keys.flatMap((key) => locales.map((locale) => drawnPicture(key, locale).src))
  const isThere = (src: string) => existsSync(new URL(`../../public${src}`, import.meta.url))
  expect(pictures.filter((src) => !isThere(src))).toEqual([])
})
