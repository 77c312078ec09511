import { expect, test } from 'vitest'
import { newPassword } from '#api/auth.ts'
import { passwordHashing, randomPassword } from './passwords.ts'

const cheap = { memoryCost: 8, timeCost: 1 }

const errorsOf = (password: string) => newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? []

test('a new password has at least 8 characters with uppercase, lowercase, a number and a special character', () => {
  expect(errorsOf('Abcdef1!')).toEqual([])
  expect(errorsOf('Abcde1!')).toEqual(['must have at least 8 characters'])
  expect(errorsOf('abcdef1!')).toEqual(['must have an uppercase letter'])
  expect(errorsOf('ABCDEF1!')).toEqual(['must have a lowercase letter'])
  expect(errorsOf('Abcdefg!')).toEqual(['must have a number'])
  expect(errorsOf('Abcdefg1')).toEqual(['must have a special character (! @ # $ % ^ *)'])
})

test.each([...'!@#$%^*'])('%s counts as a special character', (special) => {
  expect(errorsOf(`Abcdef1${special}`)).toEqual([])
})

test.each([...'&-_?. '])('"%s" does not count as a special character', (other) => {
  expect(errorsOf(`Abcdef1${other}`)).toHaveLength(1)
})

test('a random password satisfies the password rule and is different each time', () => {
  const made = Array.from({ length: 200 }, randomPassword)
  expect(made.flatMap(errorsOf)).toEqual([])
  expect(new Set(made).size).toBe(200)
})

test('passwords are hashed with argon2id as OWASP recommends, each with its own salt', async () => {
  const { hash } = passwordHashing()
  const [one, other] = [await hash('Abcdef1!'), await hash('Abcdef1!')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
})

test('a hash matches its own password and no other', async () => {
  const { hash, matches } = passwordHashing(cheap)
  const stored = await hash('Abcdef1!')
  expect(await matches(stored, 'Abcdef1!')).toBe(true)
  expect(await matches(stored, 'Abcdef1?')).toBe(false)
})

test('without a stored hash no password matches', async () => {
  expect(await passwordHashing(cheap).matches(undefined, '')).toBe(false)
})
