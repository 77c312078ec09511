import { path, stroke } from './shapes.ts'

export type Beard = { style: 'full' | 'short' | 'goatee' | 'moustache'; colour: string }
export type Mouth = 'smile' | 'calm' | 'grin'
export type FaceShape = keyof typeof outlines

const outlines = {
  oval: 'M100 48c-24 0-32 18-32 41 0 29 15 49 32 49s32-20 32-49c0-23-8-41-32-41z',
  round: 'M100 50c-25 0-34 17-34 40 0 30 16 46 34 46s34-16 34-46c0-23-9-40-34-40z',
  square: 'M100 48c-25 0-33 17-33 40 0 16 2 27 6 36 5 10 15 16 27 16s22-6 27-16c4-9 6-20 6-36 0-23-8-40-33-40z',
  slim: 'M100 48c-22 0-30 18-30 41 0 26 12 53 30 53s30-27 30-53c0-23-8-41-30-41z',
}

export const faceOutline = (shape: FaceShape = 'oval'): string => outlines[shape]

const beards = {
  full: 'M67 96c1 32 14 52 33 52s32-20 33-52c-4 10-9 15-15 16-8-4-28-4-36 0-6-1-11-6-15-16z',
  short: 'M68 100c2 27 15 41 32 41s30-14 32-41c-3 10-8 14-14 15-8-3-28-3-36 0-6-1-11-5-14-15z',
  goatee: 'M84 112c9-5 23-5 32 0 3 18-5 30-16 30s-19-12-16-30z',
  moustache: 'M82 116c4-8 14-9 18-5 4-4 14-3 18 5-6 2-12 1-18-2-6 3-12 4-18 2z',
}

export function beard({ style, colour }: Beard): string {
  return path(beards[style], colour)
}

type Look = { brows: string; mouth: Mouth; lip: string; heavy?: boolean; lined?: boolean; lashes?: boolean }

/** Eyes, brows, nose and mouth; `lined` adds the lines of an older face. */
export function features(look: Look): string {
  const brows = stroke('M80 82q7-5 14-1.500M106 80.500q7-3.500 14 1.500', look.brows, look.heavy ? 3.6 : 2.6)
  const eyes =
    '<g fill="#1B1620"><ellipse cx="88" cy="92" rx="3" ry="3.400"/><ellipse cx="112" cy="92" rx="3" ry="3.400"/></g><g fill="#fff"><circle cx="89" cy="90.800" r=".9"/><circle cx="113" cy="90.800" r=".9"/></g>'
  const lashes = look.lashes ? stroke('M85.500 90l-4-2.600M114.500 90l4-2.600', '#1B1620', 2.2) : ''
  const nose = stroke(
    'M100 93c-1 4-3.600 7.500-3.200 9.500.4 1.800 3.200 2 4.800 1.500',
    '#5C3222',
    2.2,
    'stroke-opacity=".55"',
  )
  const lines = look.lined
    ? stroke('M78 99q3 4 7 4.500M122 99q-3 4-7 4.500M88 66q12-3 24 0', '#5C3222', 1.6, 'stroke-opacity=".35"')
    : ''
  return brows + eyes + lashes + nose + lines + mouths[look.mouth](look.lip)
}

const mouths: Record<Mouth, (lip: string) => string> = {
  smile: (lip) => stroke('M90.500 113.500c5 5.600 14 5.600 19 0', lip, 2.8),
  calm: (lip) => stroke('M92 115.500c5 3 11 3 16 0', lip, 2.8),
  grin: (lip) =>
    path('M89 112.500c7 2.400 15 2.400 22 0-1.500 8-5.500 11-11 11s-9.500-3-11-11z', '#fff') +
    stroke('M89 112.500c7 2.400 15 2.400 22 0-1.500 8-5.500 11-11 11s-9.500-3-11-11z', lip, 1.8),
}

export function glasses(kind: 'square' | 'round', colour = '#17171F'): string {
  const rim =
    kind === 'square'
      ? '<rect x="76" y="82.500" width="21" height="18" rx="6"/><rect x="103" y="82.500" width="21" height="18" rx="6"/>'
      : '<circle cx="87" cy="92" r="11"/><circle cx="113" cy="92" r="11"/>'
  return `<g fill="#fff" fill-opacity=".12" stroke="${colour}" stroke-width="2.600">${rim}<path d="M97.500 90q2.500-2.400 5 0M76 89l-8-2M124 89l8-2" fill="none"/></g>`
}
