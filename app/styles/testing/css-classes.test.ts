import { expect, test } from 'vitest'
import { classesIn, classNamesIn, wordsIn } from './css-classes.ts'

const source = (text: string) => [{ path: 'view.tsx', text }]

test('finds the classes of selectors, not those of comments, addresses and numbers', () => {
  const css = '/* .gone */ .card:has(.more) { gap: .5rem; background: url(star.svg) } @import "./a.css";'
  expect(classesIn(css)).toEqual(['card', 'more'])
})

test.each([
  ['<p className="card more" id="x">', ['card', 'more']],
  ["<p className={isOpen ? 'card' : 'more'} id='x'>", ['card', 'more']],
  ["<p className={kind === 'media' ? 'card' : undefined}>", ['card']],
  [`<p className={\`card \${isOpen ? 'is-open' : ''}\`} id='x'>`, ['card', 'is-open']],
  [`<p className={\`card is-\${kind}\`}>`, ['card']],
  ["create('div', { className: 'card', role: 'alert' })", ['card']],
  ['<Words buttonClassName="btn" />', ['btn']],
])('finds the classes in %s', (text, names) => {
  expect(classNamesIn(source(text)).sort()).toEqual([...names].sort())
})

test('takes every word of a string literal for one that may be a class', () => {
  const words = wordsIn(source(`const side = isEnd ? 'is-end' : \`is-start \${isFar ? 'is-far' : ''}\``))
  for (const name of ['is-end', 'is-start', 'is-far']) expect(words).toContain(name)
})
