import type { Cut } from './clothes.ts'
import { clothes } from './clothes.ts'
import type { Beard, FaceShape, Mouth } from './face-features.ts'
import { beard, faceOutline, features, glasses } from './face-features.ts'
import type { Hair } from './hair.ts'
import { hairBefore, hairBehind } from './hair.ts'
import type { Headwear } from './headwear.ts'
import { before, behind } from './headwear.ts'
import { clip, framed, path } from './shapes.ts'

const skins = {
  fair: { face: '#F2C9A6', neck: '#E0AE88', lip: '#B4523F' },
  light: { face: '#E9B893', neck: '#D39E78', lip: '#9A4334' },
  olive: { face: '#DDA678', neck: '#C68B5F', lip: '#94402F' },
  tan: { face: '#CB8F66', neck: '#B47750', lip: '#8A3B2C' },
  brown: { face: '#A86F49', neck: '#915B39', lip: '#7A3024' },
  deep: { face: '#7E4E33', neck: '#6A3F28', lip: '#5E2620' },
}

export type Portrayed = {
  ground: string
  skin: keyof typeof skins
  wears: { cut: Cut; colour: string; second: string }
  hair?: Hair
  head?: Headwear
  beard?: Beard
  glasses?: 'square' | 'round'
  earrings?: string
  brows?: string
  mouth?: Mouth
  lined?: boolean
  lashes?: boolean
  face?: FaceShape
}

/** Head and shoulders on a canvas of 200 by 200 without a ground; the clothes go on below it. */
export function bust(person: Portrayed, half = 86): string {
  const skin = skins[person.skin]
  const { wears, hair, head } = person
  const faceShape = faceOutline(person.face)
  const veiled = head !== undefined && head.kind !== 'ghutra' && head.kind !== 'shemagh'
  const neck =
    path('M84 122h32v26c-5 14-27 14-32 0z', skin.neck) +
    (veiled
      ? ''
      : clip(
          '<path d="M84 122h32v26c-5 14-27 14-32 0z"/>',
          path('M80 120h40v14c-10 12-30 12-40 0z', '#2A1206', 'opacity=".14"'),
        ))
  const ears = head ? '' : `<g fill="${skin.neck}"><circle cx="68" cy="97" r="7"/><circle cx="132" cy="97" r="7"/></g>`
  const side = clip(`<path d="${faceShape}"/>`, path('M112 44c20 26 22 66-6 98h40V44z', '#2A1206', 'opacity=".07"'))
  const cheeks = person.beard
    ? ''
    : '<g fill="#FF6B57" opacity=".2"><circle cx="79" cy="106" r="6.500"/><circle cx="121" cy="106" r="6.500"/></g>'
  const lip = person.beard && person.beard.style !== 'moustache' ? '#EDBBA2' : skin.lip
  const brows = person.brows ?? person.hair?.colour ?? '#2A1D18'
  const rings = person.earrings
    ? `<g fill="${person.earrings}"><circle cx="68" cy="110" r="3.600"/><circle cx="132" cy="110" r="3.600"/></g>`
    : ''
  return [
    head && veiled ? behind(head) : '',
    hair ? hairBehind(hair) : '',
    clothes(wears.cut, wears.colour, wears.second, half),
    veiled ? '' : neck,
    head && !veiled ? behind(head) + clothes(wears.cut, wears.colour, wears.second, half) + neck : '',
    ears,
    path(faceShape, skin.face),
    side,
    cheeks,
    person.beard ? beard(person.beard) : '',
    features({
      brows,
      mouth: person.mouth ?? 'smile',
      lip,
      heavy: Boolean(person.beard),
      lined: person.lined ?? false,
      lashes: person.lashes ?? false,
    }),
    hair ? hairBefore(hair) : '',
    rings,
    head ? before(head) : '',
    person.glasses ? glasses(person.glasses) : '',
  ].join('')
}

/** The colour of a person's hands. */
export function skinOf(person: Portrayed): string {
  return skins[person.skin].face
}

/** The whole square of a portrait. */
export function portrait(person: Portrayed): string {
  return `<rect width="200" height="200" fill="${person.ground}"/>${bust(person)}`
}

/** A portrait in a circle round (x, y). */
export function avatar(person: Portrayed, x: number, y: number, radius: number): string {
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  return clip(`<circle cx="${x}" cy="${y}" r="${radius}"/>`, framed(box, [200, 200], portrait(person)))
}
