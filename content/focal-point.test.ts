import { expect, test } from 'vitest'
import { focalPointOf, withFocalPoint, withoutFocalPoint } from './focal-point.ts'

test('the focal point of a picture is added to its address and removed from it', () => {
  const address = withFocalPoint('/uploads/0123456789abcdef-800x600.webp', { x: 30.4, y: 70 })
  expect(address).toBe('/uploads/0123456789abcdef-800x600.webp#focus=30,70')
  expect(focalPointOf(address)).toEqual({ x: 30, y: 70 })
  expect(withFocalPoint(address, { x: 1, y: 2 })).toMatch(/webp#focus=1,2$/)
  expect(withFocalPoint(address, undefined)).toBe(withoutFocalPoint(address))
})

test('an address without a focal point and one with another fragment are unchanged', () => {
  expect(focalPointOf('/uploads/a.mp4#t=5')).toBeUndefined()
  expect(withFocalPoint('/uploads/a.mp4#t=5', { x: 1, y: 1 })).toBe('/uploads/a.mp4#t=5')
  expect(withFocalPoint('', { x: 1, y: 1 })).toBe('')
})
