import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Shape } from '#content/shape.ts'
import { shapes } from './shapes.ts'
import { allStyles, stylesOf } from './styles.ts'

test('every block style sheet is linked by pages or imported by a linked one', () => {
  const named = [...allStyles.map((address) => address.slice(1)), 'blocks/styles/header-footer-hero.css']
  const imported = named.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@import "([^"]+)"/g)].map(([, other = '']) =>
      join(dirname(sheet), other),
    ),
  )
  expect(imported.map(slashed).filter((sheet) => named.includes(sheet))).toEqual([])
  const known = new Set([...named, ...imported].map(slashed))
  const all = globSync('blocks/*/*.css').map(slashed)
  expect(all.filter((sheet) => !known.has(sheet))).toEqual([])
  expect(all.map((sheet) => basename(sheet))).toContain('view.css')
})

test('every layout style sheet is linked by a block with that layout', () => {
  const options = (shape: Shape | undefined) => (shape?.type === 'choice' ? shape.options : [])
  const sheets = Object.entries(shapes).flatMap(([type, { content }]) =>
    options(content.fields.layout).flatMap((layout) => stylesOf({ type, content: { layout } } as never).slice(1)),
  )
  const files = globSync('blocks/*/layouts/*.css').map((file) => `/${slashed(file)}`)
  expect(sheets.length).toBeGreaterThan(8)
  expect(sheets.toSorted()).toEqual(files.toSorted())
})

const slashed = (path: string) => path.replaceAll('\\', '/')
