import type { ClientLogo } from '../parts/lettering.ts'
import { arabic, letters } from '../parts/lettering.ts'
import { ink } from '../parts/palette.ts'
import { path, stroke } from '../parts/shapes.ts'

/** The clients that the customer stories are about. */
export const firstClients: ClientLogo[] = [
  {
    name: 'sahab-air',
    wide: 158,
    colour: '#2639B4',
    sign:
      path('M2 25c0-6 5-9 9-9 2-8 13-9 16-1 6-1 10 4 9 10z', 'currentColor') +
      stroke('M7 31h20M32 31h4', 'currentColor', 3),
    words: letters('Sahab<tspan font-weight="300"> Air</tspan>', {
      x: 46,
      size: 24,
      weight: 600,
      spacing: -0.5,
      slant: 8,
    }),
    arabic: {
      wide: 204,
      at: 46,
      words: arabic('سحاب<tspan font-weight="300"> للطيران</tspan>', { size: 24, weight: 600 }),
    },
  },
  {
    name: 'rimal-energy',
    wide: 134,
    colour: '#A83222',
    sign: path(
      'M1 31c9 0 11-13 19-13s10 13 20 13zM13 16c6 0 8-9 14-9s8 9 14 9c-6 1-9-3-14-3s-8 3-14 3z',
      'currentColor',
    ),
    words:
      letters('RIMAL', { x: 51, y: 21, size: 18.5, weight: 700, spacing: 3 }) +
      letters('ENERGY', { x: 51.5, y: 34, size: 10.5, weight: 400, spacing: 3.7 }),
    arabic: {
      wide: 178,
      at: 51,
      words: arabic('رمال<tspan font-weight="400"> للطاقة</tspan>', { y: 26, size: 23, weight: 700 }),
    },
  },
  {
    name: 'qamra-health',
    wide: 178,
    colour: '#0A6661',
    sign:
      path('M24 5a15 15 0 1 0 10 23A13 13 0 0 1 24 5z', 'currentColor') + stroke('M33 9v8M29 13h8', 'currentColor', 3),
    words: letters('qamra<tspan font-weight="250"> health</tspan>', {
      x: 46,
      y: 27,
      size: 22,
      weight: 500,
      spacing: -0.3,
    }),
    arabic: {
      wide: 184,
      at: 46,
      words: arabic('قمرة<tspan font-weight="250"> الصحية</tspan>', { y: 27, size: 24, weight: 500 }),
    },
  },
  {
    name: 'tilal-bank',
    wide: 148,
    colour: ink,
    sign:
      stroke('M4 8a3 3 0 0 1 3-3h21a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z', 'currentColor', 3) +
      path('M7 31l8-12 6 7 4-5 4 10z', 'currentColor'),
    words: letters('Tilal Bank', { x: 44, size: 23, weight: 350, spacing: 0.2 }),
    arabic: { wide: 137, at: 44, words: arabic('بنك تلال', { size: 25, weight: 350 }) },
  },
  {
    name: 'dhow-logistics',
    wide: 150,
    colour: '#2639B4',
    sign: path(
      'M4 27h33c-3 6-7 8-12 8H15c-6 0-9-3-11-8zM21 3c9 5 13 12 14 20H21zM18 9v14H8c1-6 5-11 10-14z',
      'currentColor',
    ),
    words:
      letters('DHOW', { x: 48, y: 25, size: 25, weight: 700, spacing: 1.2, wide: 1.1 }) +
      letters('LOGISTICS', { x: 49, y: 36, size: 8.6, weight: 500, spacing: 4.05 }),
    arabic: {
      wide: 138,
      at: 48,
      words:
        arabic('داو', { y: 19, size: 22, weight: 700, wide: 1.1 }) +
        arabic('للخدمات اللوجستية', { y: 37, size: 10, weight: 500 }),
    },
  },
  {
    name: 'wadi-telecom',
    wide: 112,
    colour: '#7D4E00',
    sign: stroke('M4 12c5 20 10 20 15 0 5 20 10 20 15 0', 'currentColor', 5),
    words: letters('wadi', { x: 45, size: 30, weight: 650, spacing: -1.4 }),
    arabic: { wide: 114, at: 45, words: arabic('وادي', { y: 25, size: 30, weight: 650 }) },
  },
  {
    name: 'ghaf-retail',
    wide: 108,
    colour: '#0A6661',
    sign:
      stroke('M18 36V20M18 27l8-6M18 25l-8-6', 'currentColor', 3) +
      '<g fill="currentColor"><circle cx="18" cy="12" r="9"/><circle cx="8.500" cy="17" r="6"/><circle cx="28" cy="17" r="6"/></g>',
    words: letters('ghaf', { x: 44, y: 28, size: 28, weight: 250, spacing: 1.6 }),
    arabic: { wide: 103, at: 44, words: arabic('غاف', { size: 30, weight: 250 }) },
  },
  {
    name: 'hajar-steel',
    wide: 176,
    colour: '#A83222',
    sign: path('M2 34L15 6h9l-7 14h7l-7 14zM25 34l9-20h7l-9 20z', 'currentColor'),
    words:
      letters('HAJAR', { x: 52, y: 26.5, size: 17, weight: 700, spacing: 1.4 }) +
      letters('STEEL', { x: 122, y: 26.5, size: 17, weight: 300, spacing: 0.6 }),
    arabic: {
      wide: 172,
      at: 52,
      words: arabic('حجر<tspan font-weight="300"> للصلب</tspan>', { y: 26, size: 23, weight: 700 }),
    },
  },
]
