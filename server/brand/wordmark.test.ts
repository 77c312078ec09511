import { describe, expect, test } from 'vitest'
import { drawWordmark } from './wordmark.ts'

describe('the wordmark', () => {
  test('of a brand with an i has the star in place of its dot', () => {
    const mark = drawWordmark('iLearn')
    expect(mark?.path).toMatch(/^M[\d ,Mmlqcz-]+z$/)
    expect(mark?.star[1]).toBeLessThan(100)
    expect(mark?.star[0]).toBeLessThan(100)
  })

  test('of a brand without an i ends with the star', () => {
    const { star, left, width } = drawWordmark('Learn') ?? { star: [0, 0], left: 0, width: 0 }
    expect(star[1]).toBeGreaterThan(200)
    expect(left + width - star[0]).toBe(64)
  })

  test('of an Arabic brand runs from the right: the star is left of its joined letters', () => {
    const { star, left, path } = drawWordmark('سحاب') ?? { star: [0, 0], left: 0, path: '' }
    expect(star[0]).toBeLessThan(0)
    expect(left).toBe(star[0] - 64)
    // The isolated forms of the four letters have other outlines than the joined ones.
    const isolated = [...'سحاب'].map((letter) => drawWordmark(letter)?.path.length ?? 0)
    expect(path.length).not.toBe(isolated.reduce((sum, each) => sum + each, 0))
  })

  test('differs between brands', () => {
    expect(drawWordmark('Sahab')?.path).not.toBe(drawWordmark('Learn')?.path)
  })

  test('is undefined if the typeface lacks a character', () => {
    expect(drawWordmark('学习')).toBeUndefined()
  })
})
