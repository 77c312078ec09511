import { expect, test } from 'vitest'
import { classesIn, classNamesIn, readSources, wordsIn } from '#app/styles/testing/css-classes.ts'

const sheets = readSources('{app,blocks,ui}/**/*.css')
const sources = readSources('{app,blocks,fields,ui}/**/*.{ts,tsx}')
const shared = new Set(readSources('app/**/*.css').flatMap(({ text }) => classesIn(text)))

test("classes in a block's style sheet begin with the block's name, or are shared", () => {
  const others = sheets.flatMap(({ path, text }) => {
    const [, block] = /^blocks\/([^/]+)\//.exec(path) ?? []
    // The sheets in blocks/styles combine the sheets of several blocks.
    if (!block || block === 'styles') return []
    const isOwn = (name: string) => name === block || name.startsWith(`${block}-`)
    return classesIn(text).filter((name) => !isOwn(name) && !shared.has(name))
  })
  expect(others).toEqual([])
})

test('every class in a style sheet is used', () => {
  const words = wordsIn(sources)
  expect(sheets.flatMap(({ text }) => classesIn(text)).filter((name) => !words.has(name))).toEqual([])
})

test('every class that is used is in a style sheet', () => {
  const styled = new Set(sheets.flatMap(({ text }) => classesIn(text)))
  expect(classNamesIn(sources).filter((name) => !styled.has(name))).toEqual([])
})
