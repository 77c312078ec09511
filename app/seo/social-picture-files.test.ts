import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { routeTable } from '#content/pages.ts'

const folder = fileURLToPath(new URL('../../public/social/', import.meta.url))
const keys = [...routeTable.map(({ key }) => key), 'default']

test.each(keys.flatMap((key) => [`${key}.en.jpg`, `${key}.ar.jpg`]))(
  '%s exists, has 1200 by 630 pixels and is small enough for a preview',
  async (file) => {
    const { width, height, format } = await sharp(folder + file).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(statSync(folder + file).size).toBeLessThan(60 * 1024)
  },
)
