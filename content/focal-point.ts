/** The point of a picture that stays in sight where it is cropped: in per cent, from its left edge and from its top. */
export type FocalPoint = { x: number; y: number }

/*
 * It stands behind the address ('/uploads/….webp#focus=30,70'): each language's picture has its own, another picture comes
 * without one, and whoever reads the address alone still has the picture.
 */
const mark = /#focus=(\d{1,3}),(\d{1,3})$/

export function focalPointOf(address: string): FocalPoint | undefined {
  const [, x, y] = mark.exec(address) ?? []
  return x && y ? { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) } : undefined
}

export const withoutFocalPoint = (address: string): string => address.replace(mark, '')

/** The address with another focus; without one as it came. */
export function withFocalPoint(address: string, focalPoint: FocalPoint | undefined): string {
  const bare = withoutFocalPoint(address)
  if (!focalPoint || bare === '' || bare.includes('#')) return bare
  return `${bare}#focus=${Math.round(focalPoint.x)},${Math.round(focalPoint.y)}`
}
