import { expect, test } from 'vitest'
import { classesIn, classNamesIn, readSources, wordsIn } from '#app/styles/testing/css-classes.ts'

const sheets = readSources('editor/**/*.css').flatMap(({ text }) => classesIn(text))
const siteSheets = readSources('{app,blocks,ui}/**/*.css').flatMap(({ text }) => classesIn(text))
const sources = readSources('editor/**/*.{ts,tsx}')

test("classes in the editor's style sheets begin with ed- (modifiers with is-) or belong to the site", () => {
  expect(sheets.filter((name) => !/^(ed$|ed-|is-)/.test(name) && !siteSheets.includes(name))).toEqual([])
})

test("every class in the editor's style sheets is used", () => {
  const words = wordsIn(sources)
  const own = sheets.filter((name) => !siteSheets.includes(name))
  expect(own.filter((name) => !words.has(name))).toEqual([])
})

test('every class that the editor uses is in a style sheet', () => {
  const styled = new Set([...sheets, ...siteSheets])
  expect(classNamesIn(sources).filter((name) => !styled.has(name))).toEqual([])
})
