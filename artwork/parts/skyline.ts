import { path, stroke } from './shapes.ts'

type Tones = { far: string; near: string; light: string }

/** City marks with their feet on the line y = 0, built round x = 0. */
export function riyadh({ far, near, light }: Tones): string {
  return [
    path('M-190 0v-96h44V0zM-136 0v-140h38V0zM110 0v-118h46V0zM166 0v-78h40V0z', far),
    // The tower with the opening under its crown.
    path(
      'M-30 0c-2-110-12-200-26-268 30 20 82 20 112 0-14 68-24 158-26 268zM-30-236c2 44 12 66 30 66s28-22 30-66c-18 8-42 8-60 0z',
      near,
      'fill-rule="evenodd"',
    ),
    path('M64 0L92-196l28 196z', near),
    `<circle cx="92" cy="-150" r="12" fill="${light}"/>`,
    stroke('M92-196v-26', near, 3),
    path('M-84 0v-70h36V0z', near),
  ].join('')
}

export function dubai({ far, near, light }: Tones): string {
  return [
    path('M-176 0v-110h34V0zM-134 0v-164h30V0zM60 0v-150l34-22V0zM104 0v-104h40V0z', far),
    path('M-30 0v-96h8v-62h8v-66h6v-58h4l4-72 4 72h4v58h6v66h8v62h8V0z', near),
    // The sail by the sea.
    path('M150 0v-196c52 46 74 110 66 196z', near),
    stroke('M150-196V0', light, 5),
    path('M-84 0v-124l30 18V0z', near),
  ].join('')
}

export function amman({ far, near, light }: Tones): string {
  const houses = [
    [-170, -34, 46],
    [-120, -58, 40],
    [-74, -40, 52],
    [-16, -72, 44],
    [34, -48, 50],
    [90, -78, 42],
    [138, -44, 48],
  ] as const
  const walls = houses.map(([x, top, wide]) => `M${x} 0V${top}h${wide}V0z`).join('')
  const windows = houses.flatMap(([x, top, wide]) =>
    [0.22, 0.6].map((share) => `M${x + wide * share} ${top + 12}h8v11h-8z`),
  )
  return [
    path('M-230 0c40-96 110-150 210-158s190 50 250 158z', far),
    // Columns of the citadel on the hill.
    path('M-46-150h12v-62h-12zM-16-154h12v-58h-12zM14-156h12v-56h-12zM-54-212h88v-12h-88z', near),
    path(walls, near),
    path(windows.join(''), light),
    path('M112-78a13 13 0 0 1 26 0zM60-120h8v72h-8zM56-122l8-20 8 20z', near),
  ].join('')
}
