import { wordless } from '../drawing.ts'
import { coral, ink, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { blob, circle, path, star, stroke } from '../parts/shapes.ts'
import { audit, budget, migration, shift } from './operations.ts'
import { access, openEdx, voice, workshop } from './people.ts'
import { catalogue, data, integrations, language } from './systems.ts'

const ground = (fill: string) => `<rect width="640" height="400" fill="${fill}"/>`

/** Many rings are full, one measure counts: an arrow that rises out of them. */
function completion(): string {
  const rings = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [64 + (index % 5) * 128, 72 + Math.floor(index / 5) * 128]
    const share = [1, 1, 0.7, 1, 0.4, 1, 0.85, 1, 1, 0.6, 1, 1, 0.5, 1, 1][index] ?? 1
    const round = 2 * Math.PI * 40
    const arc = `stroke="#4A67F2" stroke-width="14" stroke-linecap="round" stroke-dasharray="${round * share} 999" transform="rotate(-90 ${x} ${y})"`
    return circle(x, y, 40, 'none', 'stroke="#2B45CC" stroke-width="14"') + circle(x, y, 40, 'none', arc)
  })
  return [
    ground(primary.bright),
    ...rings,
    path('M0 400V356l150-44 130 28 150-138 120 26 90-96v268z', ink),
    stroke('M0 356l150-44 130 28 150-138 120 26 90-96', saffron.bright, 10),
    path(star(430, 202, 34), saffron.bright),
    circle(430, 202, 11, ink),
  ].join('')
}

/** A page that begins at the right: the wide column leads, the narrow one follows. */
function arabicFirst(): string {
  return [
    ground(coral.mid),
    path(blob('a', 96, 360, 180), coral.soft),
    path(
      'M84 84h190a22 22 0 0 1 22 22v170a22 22 0 0 1-22 22H150l-48 40v-40H84a22 22 0 0 1-22-22V106a22 22 0 0 1 22-22z',
      white,
      'opacity=".75"',
    ),
    stroke('M106 146h130M106 186h96M106 226h64', coral.soft, 14),
    path(
      'M292 52h262a30 30 0 0 1 30 30v196a30 30 0 0 1-30 30h-8v54l-62-54H292a30 30 0 0 1-30-30V82a30 30 0 0 1 30-30z',
      coral.bright,
    ),
    stroke('M534 124H338M534 178H386M534 232H434', white, 18),
    path(star(326, 232, 26), saffron.bright),
    circle(326, 232, 8, coral.bright),
  ].join('')
}

/** A first summit, a path to it, and the next ones behind. */
function firstManager(): string {
  return [
    ground(ink),
    pattern(640, 400, white, 0.08, 'down'),
    circle(540, 90, 40, saffron.bright),
    path('M250 400l190-250 84 104 44-50 120 140v56z', navy),
    path('M-20 400l210-230 110 132 70-70 190 168z', primary.bright),
    path('M190 170l60 72-34-8-26 26-30-24-36 16z', white),
    path('M440 150l44 54-30-8-18 18-26-22z', '#5A76F5'),
    stroke('M36 400c50-30 110-20 120-60s60-40 34-76', saffron.bright, 6, 'stroke-dasharray="2 16"'),
    stroke('M190 170v-62', white, 5),
    path('M190 106l52 16-52 18z', coral.bright),
  ].join('')
}

/** An arcade: one door after another, light in each. */
function academy(): string {
  const doors = [0, 1, 2, 3, 4].map((index) => {
    const [x, wide, top] = [40 + index * 118, 92, 176 - index * 22]
    const [half, inner] = [wide / 2, wide / 2 - 16]
    const light = [saffron.bright, saffron.soft, coral.bright, saffron.bright, white][index] ?? white
    return (
      path(`M${x} 400V${top}a${half} ${half} 0 0 1 ${wide} 0v${400 - top}z`, primary.soft) +
      path(`M${x + 16} 400V${top + 8}a${inner} ${inner} 0 0 1 ${inner * 2} 0v${392 - top}z`, light)
    )
  })
  return [
    ground(primary.bright),
    pattern(640, 400, white, 0.16, 'down'),
    ...doors,
    path('M0 368h640v32H0z', ink),
    path(star(74, 78, 30), saffron.bright),
    circle(74, 78, 9, primary.bright),
  ].join('')
}

/** The sun of a first day over steps and water. */
function onboarding(): string {
  const rays = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (index * Math.PI) / 12
    const at = (reach: number) => `${320 + reach * Math.cos(angle)} ${286 + reach * Math.sin(angle)}`
    return `M${at(176)}L${at(index % 2 ? 206 : 226)}`
  })
  return [
    ground(saffron.bright),
    path(blob('b', 600, 40, 130), saffron.soft),
    circle(320, 286, 146, coral.bright),
    circle(320, 286, 100, '#FF8A79'),
    stroke(rays.join(''), white, 10),
    path('M0 290c106-54 214-54 320 0s214 54 320 0v110H0z', ink),
    path('M0 336c106-44 214-44 320 0s214 44 320 0v64H0z', teal.bright),
    path('M0 374c106-30 214-30 320 0s214 30 320 0v26H0z', teal.soft),
  ].join('')
}

const covers = {
  completion,
  'arabic-first': arabicFirst,
  'first-manager': firstManager,
  academy,
  onboarding,
  audit,
  migration,
  shift,
  voice,
  data,
  language,
  budget,
  workshop,
  'open-edx': openEdx,
  access,
  catalogue,
  integrations,
}

/** Covers of the posts: compositions without words. */
export const posts = Object.entries(covers).map(([name, draw]) =>
  wordless(`post-${name}`, draw, { canvas: [640, 400], pixels: 1280 }),
)
