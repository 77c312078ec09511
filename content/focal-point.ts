/** The point of a picture that stays visible when the picture is cropped, in per cent from the left and top edges. */
export type FocalPoint = { x: number; y: number }

/*
 * A fragment of the picture's address ('/uploads/….webp#focus=30,70'), so each language's picture has its own, and code
 * that ignores it still finds the picture.
 */
const mark = /#focus=(\d{1,3}),(\d{1,3})$/

export function focalPointOf(address: string): FocalPoint | undefined {
  const [, x, y] = mark.exec(address) ?? []
  return x && y ? { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) } : undefined
}

export const withoutFocalPoint = (address: string): string => address.replace(mark, '')

/** Undefined removes it. An empty address, or one with another fragment, is unchanged. */
export function withFocalPoint(address: string, focalPoint: FocalPoint | undefined): string {
  const bare = withoutFocalPoint(address)
  if (!focalPoint || bare === '' || bare.includes('#')) return bare
  return `${bare}#focus=${Math.round(focalPoint.x)},${Math.round(focalPoint.y)}`
}
