import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync('**/*.md', { exclude: ['node_modules/**', 'build/**', 'data/**', '.*/**'] })

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

function isDead(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(file), path) : file
  if (!existsSync(target)) return true
  if (!anchor || !target.endsWith('.md')) return false
  const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)
  return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor)
}

test('every link between the documents leads to a file and a heading', () => {
  const dead = documents.flatMap((file) => {
    const links = readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)
    return [...links].flatMap(([, link = '']) => (isDead(file, link) ? [`${file}: ${link}`] : []))
  })
  expect(documents.length).toBeGreaterThan(20)
  expect(dead).toEqual([])
})
