export const seconds = 20
export const size: [number, number] = [960, 540]

/** How far `time` is between `from` and `to`: 0 to 1, slow at both ends. */
export function ease(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A slow swing that ends where the film begins, for grounds that breathe. */
export function sway(time: number, reach: number, shift = 0): number {
  return reach * Math.sin((time / seconds + shift) * 2 * Math.PI)
}

/** Up and a little beyond, then back: for what drops into its place. */
export function settle(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2
}
