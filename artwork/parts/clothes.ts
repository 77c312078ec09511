import { path, short, stroke } from './shapes.ts'

export type Cut = 'crew' | 'blazer' | 'shirt' | 'thobe' | 'abaya' | 'hoodie' | 'kurta'

const shoulders = (half: number) =>
  `M${short(100 - half)} 330V204c2-40 ${short(half * 0.42)}-61 ${half}-61s${short(half - 2)} 21 ${half} 61v126z`

/** Shoulders and collar on the canvas of a portrait; `half` is half the width of the shoulders. */
export function clothes(cut: Cut, colour: string, second: string, half = 86): string {
  const base = path(shoulders(half), colour)
  if (cut === 'crew') return base + path('M79 149c8 15 34 15 42 0l7 4c-7 23-49 23-56 0z', second)
  if (cut === 'blazer')
    return (
      base +
      path('M80 144h40l-8 186H88z', '#fff') +
      path(
        'M79 144l21 62v124H74l-4-96-16-24 10-6-12-44c8-8 17-13 27-16zM121 144l-21 62v124h26l4-96 16-24-10-6 12-44c-8-8-17-13-27-16z',
        second,
      )
    )
  if (cut === 'shirt')
    return (
      base +
      path('M82 146l18 24 18-24 10 8-17 30-11-12-11 12-17-30z', second) +
      stroke('M100 186v140', second, 2.4) +
      `<circle cx="106" cy="206" r="2.2" fill="${second}"/>`
    )
  if (cut === 'hoodie')
    return (
      base +
      path('M76 140c-16 8-20 26-2 42 8 8 18 12 26 12s18-4 26-12c18-16 14-34-2-42-2 26-46 26-48 0z', second) +
      stroke('M88 184v30M112 184v22', '#fff', 3.4)
    )
  if (cut === 'kurta')
    return (
      base +
      path('M80 146c6 10 34 10 40 0l8 8c-8 18-18 24-20 54l-8 8-8-8c-2-30-12-36-20-54z', second) +
      path('M86 150c6 6 22 6 28 0-2 14-8 26-14 34-6-8-12-20-14-34z', colour) +
      stroke('M100 222v100', second, 3)
    )
  if (cut === 'thobe')
    return (
      base +
      path('M82 148c6 12 30 12 36 0l6 6c-6 20-42 20-48 0z', second) +
      stroke('M100 170v36', second, 3) +
      `<g fill="#C5CEE2"><circle cx="106" cy="178" r="1.8"/><circle cx="106" cy="190" r="1.8"/></g>`
    )
  return (
    base +
    stroke(
      `M${short(100 - half * 0.6)} 166c12 14 20 60 22 164M${short(100 + half * 0.6)} 166c-12 14-20 60-22 164`,
      second,
      5,
    )
  )
}
