import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkTypeNames } from './type-names.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

function errorsOf(sources: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'type-names-'))
  roots.push(root)
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return checkTypeNames(root).errors
}

const point = 'export type Point = { x: number }'

describe('the names of types reject', () => {
  test.each([
    ['a type that two files export', point, point],
    ['an interface and a class', 'export interface Point {}', 'export class Point {}'],
    ['a type that is exported by its name below', point, 'type Point = string\nexport type { Point }'],
    ['a word of the model that is not even exported', 'export type Change = string', 'type Change = number'],
  ])('%s', (_, first, second) => {
    expect(errorsOf({ 'server/first.ts': first, 'editor/second.tsx': second })).toEqual([
      expect.stringMatching(/^The type \w+ has several meanings.*editor\/second.tsx:1, server\/first.ts:1$/),
    ])
  })
})

describe('the names of types allow', () => {
  test.each([
    ['a re-export', { 'api/second.ts': "export type { Point } from './first.ts'" }],
    [
      'an imported type that is exported again',
      { 'api/second.ts': "import type { Point } from './first.ts'\nexport type { Point }" },
    ],
    ['a type that stays in its file', { 'api/second.ts': 'type Point = string' }],
    ['a component of the name', { 'ui/point.tsx': 'export function Point() {}' }],
    ['tests and what they share', { 'api/first.test.ts': point, 'api/testing/first.ts': point, 'e2e/first.ts': point }],
  ])('%s', (_, sources) => {
    expect(errorsOf({ 'api/first.ts': point, ...sources })).toEqual([])
  })
})
