import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newPassword } from '#api/auth.ts'
import { unmetPasswordRules } from './form-errors.ts'

describe('the rule for a new password', () => {
  test.each([
    ['', ['Length', 'Upper', 'Lower', 'Number', 'Special']],
    ['abcdefgh', ['Upper', 'Number', 'Special']],
    ['ABC1!', ['Length', 'Lower']],
    ['Passw0rd', ['Special']],
    ['Passw0rd!', []],
    [`Passw0rd!${'a'.repeat(200)}`, ['Most']],
  ])('lists what %j lacks', (password, parts) => {
    expect(unmetPasswordRules(password)).toEqual(parts)
  })

  test('is the same as on the server', () => {
    const pieces = fc.constantFrom('a', 'Z', '7', '!', '&', 'é', 'Ж', '٣', 'ش', 'bcdefgh', 'x'.repeat(199))
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (drawn) => {
        const password = drawn.join('')
        expect(unmetPasswordRules(password).length === 0).toBe(newPassword.safeParse(password).success)
      }),
      { numRuns: 500 },
    )
  })
})
