import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type BlockType, catalogue } from './catalogue.ts'
import { folderOf } from './folder-of.ts'
import { thumbnailOf } from './thumbnails.ts'

test.each(Object.keys(catalogue) as BlockType[])('the thumbnail of %s is a small drawing without text', (type) => {
  const drawing = readFileSync(`blocks/${folderOf(type)}/thumbnail.svg`, 'utf8')
  expect(thumbnailOf(type)).toBeTruthy()
  expect(drawing).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">')
  expect(drawing).not.toMatch(/<text|<image|href/)
  expect(drawing.length).toBeLessThan(4_000)
})
