import { expect, test } from 'vitest'
import { escapeWide } from './server-bundle.ts'

test('the code of the server is Latin-1, and its strings and patterns are the same', () => {
  const code = `({ text: 'é اختبار 😀', template: \`نص\`, pattern: /^[ء-ي]+😀$/u })`
  const escaped = escapeWide(code)
  expect(escaped).toMatch(/^[\0-\xff]+$/)
  const evaluate = (code: string) => new Function(`return ${code}`)()
  const { pattern, ...texts } = evaluate(escaped)
  expect(texts).toEqual({ text: 'é اختبار 😀', template: 'نص' })
  expect(pattern.test('مرحبا😀')).toBe(true)
})
