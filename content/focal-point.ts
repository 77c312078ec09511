/** The point of a picture that stays visible when the picture is cropped, in per cent from the left and top edges. */
export type FocalPoint = { x: number; y: number }

/*
 * The focal point is stored as a fragment of the picture's address ('/uploads/….webp#focus=30,70'). So each language's
 * picture has a focal point of its own, and replacing a picture removes the focal point. Code that ignores the fragment
 * still finds the picture.
 */
const mark = /#focus=(\d{1,3}),(\d{1,3})$/

export function focalPointOf(address: string): FocalPoint | undefined {
  const [, x, y] = mark.exec(address) ?? []
  return x && y ? { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) } : undefined
}

export const withoutFocalPoint = (address: string): string => address.replace(mark, '')

/**
 * Sets the focal point of an address, or removes it if `focalPoint` is undefined. An empty address, or an address with
 * another fragment, is returned unchanged.
 */
export function withFocalPoint(address: string, focalPoint: FocalPoint | undefined): string {
  const bare = withoutFocalPoint(address)
  if (!focalPoint || bare === '' || bare.includes('#')) return bare
  return `${bare}#focus=${Math.round(focalPoint.x)},${Math.round(focalPoint.y)}`
}
