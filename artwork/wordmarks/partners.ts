import type { ClientLogo } from '../parts/lettering.ts'
import { arabic, letters } from '../parts/lettering.ts'
import { coral, ink, primary, saffron, teal } from '../parts/palette.ts'
import { path, star, stroke } from '../parts/shapes.ts'

const fill = 'currentColor'
const thin = (words: string, weight = 300) => `<tspan font-weight="${weight}"> ${words}</tspan>`

/** Makers whose products are sold are set in plain letters; their own logos are theirs. */
const products: ClientLogo[] = [
  {
    name: 'totara',
    wide: 85,
    colour: teal.deep,
    words: letters('Totara', { x: 2, y: 29, size: 28, weight: 600, spacing: -0.8 }),
  },
  {
    name: 'open-edx',
    wide: 131,
    colour: coral.deep,
    words: letters('Open<tspan font-weight="700"> edX</tspan>', { x: 2, y: 29, size: 27, weight: 350, spacing: -0.6 }),
  },
  {
    name: 'opensesame',
    wide: 165,
    colour: saffron.deep,
    words: letters('Open<tspan font-weight="400">Sesame</tspan>', {
      x: 2,
      y: 29,
      size: 26,
      weight: 650,
      spacing: -0.6,
    }),
  },
  {
    name: 'rosetta-stone',
    wide: 173,
    colour: primary.deep,
    words: letters('Rosetta Stone', { x: 2, y: 29, size: 26, weight: 500, spacing: -0.6 }),
  },
]

export const partners: ClientLogo[] = [
  ...products,
  {
    name: 'midad-voices',
    wide: 191,
    colour: primary.deep,
    sign:
      path('M14 3c3 9 11 13 11 22a11 11 0 0 1-22 0C3 16 11 12 14 3z', fill) +
      stroke('M30 14c4 6 4 13 0 19M35 9c7 9 7 20 0 29', fill, 3),
    words: letters(`midad${thin('voices', 250)}`, { x: 50, y: 27, size: 23, weight: 600, spacing: -0.5 }),
    arabic: {
      wide: 190,
      at: 50,
      turned: true,
      words: arabic(`مداد${thin('للأصوات', 250)}`, { y: 27, size: 24, weight: 600 }),
    },
  },
  {
    name: 'sahl-cloud',
    wide: 161,
    colour: teal.deep,
    sign:
      stroke('M11 33h17a8 8 0 0 0 1-16 10 10 0 0 0-19-3 10 10 0 0 0-6 15', fill, 3.4) + stroke('M12 25h10', fill, 3.4),
    words: letters(`sahl${thin('cloud', 250)}`, { x: 47, y: 28, size: 25, weight: 500, spacing: -0.6 }),
    arabic: {
      wide: 132,
      at: 47,
      words:
        arabic('سهل', { y: 21, size: 24, weight: 500 }) +
        arabic('للحوسبة السحابية', { y: 35.5, size: 10.5, weight: 300 }),
    },
  },
  {
    name: 'raqeem-hr',
    wide: 172,
    colour: ink,
    sign: path(
      'M6 3h20l8 8v26H6zM12 30h16c0-6-3-9-8-9s-8 3-8 9zM20 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
      fill,
      'fill-rule="evenodd"',
    ),
    words: letters('Raqeem<tspan font-weight="700"> HR</tspan>', { x: 45, y: 28, size: 22, weight: 350 }),
    arabic: {
      wide: 121,
      at: 45,
      words:
        arabic('رقيم', { y: 18, size: 22, weight: 350 }) +
        arabic('للموارد البشرية', { y: 37, size: 10.5, weight: 700 }),
    },
  },
  {
    name: 'lawha-design',
    wide: 114,
    colour: coral.deep,
    sign:
      path('M2 4h15v15H2zM20 4a15 15 0 0 1 15 15H20zM2 22h15a15 15 0 0 1-15 15z', fill) +
      `<circle cx="27.500" cy="29.500" r="7.500" fill="${fill}"/>`,
    words:
      letters('lawha', { x: 46, y: 24, size: 24, weight: 650, spacing: -0.4 }) +
      letters('DESIGN', { x: 46.5, y: 36, size: 9.2, weight: 400, spacing: 4.6 }),
    arabic: {
      wide: 102,
      at: 46,
      words: arabic('لوحة', { y: 21, size: 24, weight: 650 }) + arabic('للتصميم', { y: 35, size: 11.5, weight: 400 }),
    },
  },
  {
    name: 'amana-security',
    wide: 129,
    colour: primary.deep,
    sign: path(
      'M19 2l15 6v11c0 9-6 15-15 19C10 34 4 28 4 19V8zM19 12a5 5 0 0 0-2.500 9.300L15 29h8l-1.500-7.700A5 5 0 0 0 19 12z',
      fill,
      'fill-rule="evenodd"',
    ),
    words:
      letters('AMANA', { x: 46, y: 23, size: 19, weight: 600, spacing: 2.2 }) +
      letters('SECURITY', { x: 46.5, y: 35, size: 9, weight: 400, spacing: 3.4 }),
    arabic: {
      wide: 121,
      at: 46,
      words:
        arabic('أمانة', { y: 21, size: 23, weight: 600 }) +
        arabic('للأمن السيبراني', { y: 35.5, size: 10.5, weight: 400 }),
    },
  },
  {
    name: 'tarjuman',
    wide: 153,
    colour: saffron.deep,
    sign:
      path('M6 4h17a5 5 0 0 1 5 5v3H17a8 8 0 0 0-8 8v5l-5 4V24a5 5 0 0 1-3-5V9a5 5 0 0 1 5-5z', fill) +
      path('M17 15h16a5 5 0 0 1 5 5v9a5 5 0 0 1-3 4.600V39l-6-5H17a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5z', fill),
    words: letters('tarjuman', { x: 48, y: 28, size: 25, weight: 450, spacing: -0.4 }),
    arabic: { wide: 139, at: 48, words: arabic('ترجمان', { y: 26, size: 27, weight: 450 }) },
  },
  {
    name: 'minbar-events',
    wide: 196,
    colour: coral.deep,
    sign: path('M2 36v-8h8v-8h8v-8h8V4h9v32z', fill) + path(star(9, 11, 6), fill),
    words: letters(`Minbar${thin('Events', 250)}`, { x: 47, y: 28, size: 22, weight: 600, spacing: -0.2 }),
    arabic: { wide: 192, at: 47, words: arabic(`منبر${thin('للفعاليات', 250)}`, { y: 26, size: 24, weight: 600 }) },
  },
  {
    name: 'qalam-publishing',
    wide: 121,
    colour: ink,
    sign: path(
      'M19 38L6 22c0-8 5-14 13-20 8 6 13 12 13 20zM17.700 6v13a4 4 0 1 0 2.600 0V6z',
      fill,
      'fill-rule="evenodd"',
    ),
    words:
      letters('qalam', { x: 44, y: 23, size: 24, weight: 300, spacing: 1 }) +
      letters('PUBLISHING', { x: 44.5, y: 36, size: 8.6, weight: 500, spacing: 1.9 }),
    arabic: {
      wide: 149,
      at: 44,
      words: arabic('قلم<tspan font-weight="550"> للنشر</tspan>', { y: 26, size: 24, weight: 300 }),
    },
  },
]
