import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import { defaultSocialPicture } from './head.ts'

test('every page has a picture for social networks in both languages', () => {
  const keys = [...routeTable.map(({ key }) => key), undefined]
  const pictures = keys.flatMap((key) => locales.map((locale) => defaultSocialPicture(key, locale).src))
  const isThere = (src: string) => existsSync(new URL(`../../public${src}`, import.meta.url))
  expect(pictures.filter((src) => !isThere(src))).toEqual([])
})
