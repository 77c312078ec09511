import { expect, test } from 'vitest'
import { readSources } from '#app/styles/testing/css-classes.ts'

/*
 * When an element is added, removed or changed, the browser computes styles again: of what a `:has()` on one of its
 * ancestors may concern, and of what may follow a sibling. For the selectors below that is most of the page.
 */
const selectors = readSources('{app,blocks,editor,ui}/**/*.css').flatMap(({ text }) => [...unnested(text)])

/** Yields the selectors of a style sheet, each with those of the rules around it. */
function* unnested(css: string) {
  const around: string[] = ['']
  for (const [, prelude = '', end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') around.pop()
    if (end !== '{') continue
    const [parent, own] = [around.at(-1) ?? '', prelude.trim()]
    const selector = own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`.trim()
    around.push(own.startsWith('@') ? parent : selector)
    if (!own.startsWith('@')) yield selector
  }
}

/** A part of a selector without combinators, except in parentheses. */
const compound = String.raw`(?:[^\s>+~(]|\((?:[^()]|\([^()]*\))*\))*`
const anyElement = String.raw`(?:\*|:(?!is\(|where\())`

test('only the scroll lock of dialogs uses :has() on the root or the body', () => {
  const ofPage = new RegExp(String.raw`(?<![\w-])(?::root|html|body)${compound}`, 'g')
  const asks = (selector: string) => selector.match(ofPage)?.some((part) => part.includes(':has('))
  expect(selectors.filter(asks)).toEqual(['html:has(dialog:modal)'])
})

test.each([
  ['what follows :has()', String.raw`:has\((?:[^()]|\([^()]*\))*\)${compound}\s*[\s>+~]\s*${anyElement}`],
  ['what a child or sibling in :has() is', String.raw`:has\((?:[^()]|\([^()]*\))*?[>+~]\s*${anyElement}`],
  ['what follows a sibling', String.raw`[+~]\s*${anyElement}`],
])('%s has a class, a tag or an attribute', (_, pattern) => {
  expect(selectors.filter((selector) => new RegExp(pattern).test(selector))).toEqual([])
})
