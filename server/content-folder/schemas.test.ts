import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { startFolder } from '#seed/testing/start-content.ts'
import { itemFolders, pagesFolder, schemaName, schemasFolder } from './folder-format.ts'
import { contentSchemas } from './json-schemas.ts'
import { toJson } from './to-json.ts'

const read = (path: string) => readFileSync(join(startFolder, path), 'utf8')
const folders = [pagesFolder, ...itemFolders]

describe('the JSON Schemas of the start content', () => {
  test('are those of the catalogue; npm run schemas writes them', () => {
    const files = readdirSync(join(startFolder, schemasFolder)).map((name) => [name, read(`${schemasFolder}/${name}`)])
    expect(Object.fromEntries(files)).toEqual(
      Object.fromEntries(contentSchemas().map(([name, schema]) => [name, toJson(schema)])),
    )
  })

  test.each(folders)('accept every file of %s', (folder) => {
    const schema = z.fromJSONSchema(JSON.parse(read(`${schemasFolder}/${schemaName(folder)}`)))
    const files = readdirSync(join(startFolder, folder)).map((name) => JSON.parse(read(`${folder}/${name}`)))
    expect(files.length).toBeGreaterThan(5)
    expect(files.flatMap((file) => schema.safeParse(file).error?.issues ?? [])).toEqual([])
  })

  test('refuse a block of an unknown type, a text without English and a picture at http', () => {
    const schema = z.fromJSONSchema(JSON.parse(read(`${schemasFolder}/${schemaName(pagesFolder)}`)))
    const isPage = (block_type: string, content: object) =>
      schema.safeParse({ slug: 'home', blocks: [{ order: 1, block_type, content }] }).success
    expect(isPage('CTA', { title: { en: 'A' }, imageUrl: 'media/a.webp#focus=1,2' })).toBe(true)
    expect(isPage('NOTHING', { title: { en: 'A' } })).toBe(false)
    expect(isPage('CTA', { title: { ar: 'A' } })).toBe(false)
    expect(isPage('CTA', { title: { en: 'A' }, imageUrl: 'http://a.example/a.webp' })).toBe(false)
  })
})
