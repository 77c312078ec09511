import { describe, expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const written = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((each) => (each === 'gap' ? '…' : each))
    .join(' ')

describe('the page numbers', () => {
  test('are all listed if pages are 6 or fewer', () => {
    expect(written(1, 1)).toBe('1')
    expect(written(3, 3)).toBe('1 2 3')
    expect(written(4, 6)).toBe('1 2 3 4 5 6')
  })

  test('have one sibling and an ellipsis on either side of the current page', () => {
    expect(written(5, 9)).toBe('1 … 4 5 6 … 9')
    expect(written(4, 7)).toBe('1 … 3 4 5 … 7')
  })

  test('have only one ellipsis near the beginning and near the end', () => {
    expect(written(1, 9)).toBe('1 2 3 4 5 … 9')
    expect(written(3, 9)).toBe('1 2 3 4 5 … 9')
    expect(written(7, 9)).toBe('1 … 5 6 7 8 9')
    expect(written(9, 9)).toBe('1 … 5 6 7 8 9')
  })

  test('never skip a page without an ellipsis or repeat one', () => {
    for (let count = 1; count <= 30; count++) {
      for (let current = 1; current <= count; current++) {
        const numbers = pageNumbers(current, count)
        expect(numbers).toContain(current)
        numbers.forEach((each, index) => {
          const before = numbers[index - 1]
          if (typeof each === 'number' && typeof before === 'number') expect(each).toBe(before + 1)
        })
      }
    }
  })
})
