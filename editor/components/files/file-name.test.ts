import { expect, test } from 'vitest'
import { splitName } from './file-name.tsx'

test.each([
  ['perform-skills.ar.1600.webp', ['perform-skills.ar', '.1600.webp']],
  ['a.png', ['a', '.png']],
  ['logo', ['logo', '']],
  ['صورة-الفريق-في-عمّان.webp', ['صورة-الفريق-في-', 'عمّان.webp']],
  ['صورة الفريق ١٢ (٣).webp', ['صورة الفريق ١٢ ', '(٣).webp']],
])('%s is split into %s', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
  expect(splitName(name).join('')).toBe(name)
})
