import { clip, path, stroke } from './shapes.ts'

export type Headwear =
  | { kind: 'hijab' | 'shayla' | 'loose'; colour: string; fold: string; under?: string }
  | { kind: 'ghutra' | 'shemagh' }

/** What lies behind the face. */
export function behind(wear: Headwear): string {
  if (wear.kind === 'hijab')
    return path(
      'M100 26c-38 0-54 28-52 66 1 27-5 44-14 62 18 24 114 26 132 0-9-18-15-35-14-62 2-38-14-66-52-66z',
      wear.colour,
    )
  if (wear.kind === 'shayla' || wear.kind === 'loose')
    return path(
      'M100 23c-42 0-58 32-55 70 2 34-8 62-24 88 30 20 128 20 158 0-16-26-26-54-24-88 3-38-13-70-55-70z',
      wear.colour,
    )
  const cloth = path(
    'M100 24c-40 0-56 26-56 62L30 184c22 12 42 4 46-14h48c4 18 24 26 46 14L156 86c0-36-16-62-56-62z',
    '#FBFCFF',
  )
  return wear.kind === 'ghutra' ? cloth : cloth + checks
}

/** What lies before the face. */
export function before(wear: Headwear): string {
  if (wear.kind === 'hijab')
    return (
      path('M68 88c-1-28 12-41 32-41s33 13 32 41c-3-16-14-26-32-26s-29 10-32 26z', wear.under ?? wear.fold) +
      path('M67 98c4 29 18 42 34 42 14 0 27-12 32-38 5 20 17 38 31 52-16 20-66 32-98 10-9-6-2-42 1-66z', wear.fold) +
      stroke('M74 152c24 12 60 8 82-8', wear.colour, 3)
    )
  if (wear.kind === 'shayla')
    return (
      path('M67 92c-2-31 12-45 33-45s35 14 33 45c-3-19-14-28-33-28s-30 9-33 28z', wear.under ?? wear.fold) +
      path(
        'M66 84c0 40 12 58 34 58s34-18 34-58c4 30 8 50 22 66-20 26-46 34-74 30-20-3-34-12-38-24 12-20 20-42 22-72z',
        wear.colour,
      ) +
      path('M68 96c4 32 16 45 32 45 13 0 24-9 30-30 8 26 26 44 44 56-26 34-92 34-126 6 14-20 20-44 20-77z', wear.fold) +
      stroke('M62 160c30 16 70 14 96-6M70 176c24 8 52 6 74-6', wear.colour, 2.6)
    )
  // Worn far back: the hair above the forehead shows.
  if (wear.kind === 'loose')
    return (
      path(
        'M100 20c-46 0-60 34-57 74 1 30-5 50-18 70 22 16 46 20 62 18-18-16-26-42-26-72-4-44 8-74 39-74s43 30 39 74c0 30-8 56-26 72 16 2 40-2 62-18-13-20-19-40-18-70 3-40-11-74-57-74z',
        wear.colour,
      ) +
      path(
        'M60 124c6 26 22 38 42 38 18 0 32-10 38-36 6 16 18 28 34 38-30 34-104 40-148 2 18-10 28-24 34-42z',
        wear.fold,
      ) +
      stroke('M50 168c32 18 76 16 106-6', wear.colour, 3)
    )
  const veil = path('M49 76c18-17 84-17 102 0l4 1c-1-13-4-21-8-27-22-15-72-15-94 0-4 6-7 14-8 27z', '#F4F6FC')
  const sides = stroke('M60 82c-4 28-6 58-15 92M140 82c4 28 6 58 15 92', '#D6DDED', 2.6)
  const agal = stroke('M50 63c20-15 80-15 100 0M52 53c20-14 76-14 96 0', '#17171F', 6.5)
  return veil + (wear.kind === 'shemagh' ? redBrow : '') + agal + sides
}

const grid = Array.from({ length: 24 }, (_, at) => `M${20 + at * 7} 10v190M20 ${20 + at * 8}h160`).join('')
const weave = `<path d="${grid}" stroke="#D9483A" stroke-width="2.6" stroke-opacity=".62" fill="none"/>`
const checks = clip(
  '<path d="M100 24c-40 0-56 26-56 62L30 184c22 12 42 4 46-14h48c4 18 24 26 46 14L156 86c0-36-16-62-56-62z"/>',
  weave,
)
const redBrow = clip('<path d="M49 76c18-17 84-17 102 0l4 1c-1-13-4-21-8-27-22-15-72-15-94 0-4 6-7 14-8 27z"/>', weave)
