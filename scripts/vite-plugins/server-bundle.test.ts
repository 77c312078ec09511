import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { escapeWide, notImported } from './server-bundle.ts'

test('the code of the server is Latin-1, and its strings and patterns are the same', () => {
  const code = `({ text: 'é اختبار 😀', template: \`نص\`, pattern: /^[ء-ي]+😀$/u })`
  const escaped = escapeWide(code)
  expect(escaped).toMatch(/^[\0-\xff]+$/)
  const evaluate = (code: string) => new Function(`return ${code}`)()
  const { pattern, ...texts } = evaluate(escaped)
  expect(texts).toEqual({ text: 'é اختبار 😀', template: 'نص' })
  expect(pattern.test('مرحبا😀')).toBe(true)
})

test('the packages that the server loads in a way that the build cannot see are listed', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] })
  const calls = /(?:\brequire|import\.meta\.resolve)\('((?:@[\w-]+\/)?[\w-]+)/g
  const loaded = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(calls)].map(([, name]) => name))
  expect([...new Set(loaded)].sort()).toEqual(notImported)
})
