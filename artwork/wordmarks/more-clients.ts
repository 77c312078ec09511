import type { ClientLogo } from '../parts/lettering.ts'
import { arabic, letters } from '../parts/lettering.ts'
import { coral, ink, primary, saffron, teal } from '../parts/palette.ts'
import { path, star, stroke } from '../parts/shapes.ts'

const fill = 'currentColor'
const thin = (words: string, weight = 300) => `<tspan font-weight="${weight}"> ${words}</tspan>`

export const moreClients: ClientLogo[] = [
  {
    name: 'noor-schools',
    wide: 191,
    colour: saffron.deep,
    sign:
      path('M2 17c7-3 12-2 16 2v17c-4-4-9-5-16-2zM36 17c-7-3-12-2-16 2v17c4-4 9-5 16-2z', fill) +
      stroke('M19 12V4M10 12L6 6M28 12l4-6', fill, 3),
    words: letters(`Noor${thin('Schools')}`, { x: 47, size: 22.5, weight: 650, spacing: -0.3 }),
    arabic: {
      wide: 163,
      at: 47,
      words: arabic('<tspan font-weight="300">مدارس </tspan>نور', { y: 26, size: 24, weight: 650 }),
    },
  },
  {
    name: 'marsa-ports',
    wide: 134,
    colour: primary.deep,
    sign:
      stroke('M18 13v22M10 18h16M4 24c1 7 6 11 14 11s13-4 14-11', fill, 3.4) +
      `<circle cx="18" cy="8.500" r="4" fill="none" stroke="${fill}" stroke-width="3"/>`,
    words:
      letters('MARSA', { x: 46, y: 23, size: 21, weight: 700, spacing: 2.4 }) +
      letters('PORTS', { x: 46.5, y: 36, size: 10, weight: 400, spacing: 8.6 }),
    arabic: {
      wide: 116,
      at: 46,
      words: arabic('موانئ', { y: 13, size: 12, weight: 400 }) + arabic('مرسى', { y: 32, size: 23, weight: 700 }),
    },
  },
  {
    name: 'sidra-foods',
    wide: 172,
    colour: teal.deep,
    sign:
      path('M17 36C3 30 1 16 5 6c11 4 16 16 12 30zM19 36c-2-12 3-20 15-22 1 12-4 20-15 22z', fill) +
      `<circle cx="27" cy="8" r="4.500" fill="${fill}"/>`,
    words: letters(`sidra${thin('foods', 250)}`, { x: 46, y: 28, size: 25, weight: 500, spacing: -0.8 }),
    arabic: { wide: 188, at: 46, words: arabic(`سدرة${thin('للأغذية', 250)}`, { y: 27, size: 25, weight: 500 }) },
  },
  {
    name: 'barq-delivery',
    wide: 114,
    colour: coral.deep,
    sign: path('M25 2L10 23h9l-4 15 17-22h-9l5-14z', fill) + stroke('M2 12h9M1 20h5M2 28h5', fill, 3),
    words: letters('barq', { x: 44, y: 28, size: 30, weight: 700, spacing: -1.2, slant: 12 }),
    arabic: { wide: 98, at: 44, turned: true, words: arabic('برق', { y: 26, size: 30, weight: 700 }) },
  },
  {
    name: 'rawdah-hospitals',
    wide: 132,
    colour: teal.deep,
    sign: '<g fill="currentColor"><ellipse cx="19" cy="10" rx="6.500" ry="8"/><ellipse cx="19" cy="30" rx="6.500" ry="8"/><ellipse cx="9" cy="20" rx="8" ry="6.500"/><ellipse cx="29" cy="20" rx="8" ry="6.500"/></g>',
    words:
      letters('Rawdah', { x: 48, y: 23, size: 22, weight: 550, spacing: -0.3 }) +
      letters('HOSPITALS', { x: 48.5, y: 35, size: 9.2, weight: 400, spacing: 2.6 }),
    arabic: {
      wide: 200,
      at: 48,
      words: arabic('<tspan font-weight="300">مستشفيات</tspan> روضة', { y: 26, size: 19, weight: 550 }),
    },
  },
  {
    name: 'jabal-mining',
    wide: 153,
    colour: ink,
    sign: path('M2 35L17 6l15 29h-9l-6-12-6 12zM28 16l5-9 15 28h-9z', fill),
    words: letters('JABAL', { x: 60, y: 28, size: 22, weight: 700, spacing: 0.6, wide: 1.22 }),
    arabic: { wide: 125, at: 60, words: arabic('جبل', { y: 27, size: 27, weight: 700, wide: 1.2 }) },
  },
  {
    name: 'safa-insurance',
    wide: 206,
    colour: primary.deep,
    sign:
      path('M19 4C9 4 2 11 2 21c3-4 8-4 11 0 2-3 4-4 6-4s4 1 6 4c3-4 8-4 11 0C36 11 29 4 19 4z', fill) +
      stroke('M19 20v11c0 6-8 6-8 0', fill, 3),
    words: letters(`Safa${thin('Insurance', 250)}`, { x: 46, y: 28, size: 23, weight: 600, spacing: -0.2 }),
    arabic: { wide: 172, at: 46, words: arabic(`صفا${thin('للتأمين', 250)}`, { size: 24, weight: 600 }) },
  },
  {
    name: 'lulua-hotels',
    wide: 135,
    colour: saffron.deep,
    sign:
      stroke('M5 12c-4 14 4 24 14 24s18-10 14-24', fill, 3) +
      stroke('M12 20c-1 8 2 11 7 11s8-3 7-11', fill, 2.4) +
      `<circle cx="19" cy="12" r="8" fill="${fill}"/>`,
    words:
      letters('LULUA', { x: 48, y: 23, size: 20, weight: 250, spacing: 5.2 }) +
      letters('HOTELS', { x: 48.5, y: 35, size: 8.6, weight: 450, spacing: 8 }),
    arabic: {
      wide: 169,
      at: 48,
      words: arabic('<tspan font-weight="450">فنادق</tspan> لؤلؤة', { y: 26, size: 24, weight: 250 }),
    },
  },
  {
    name: 'dana-gas',
    wide: 111,
    colour: coral.deep,
    sign: path(
      'M18 2c3 8 13 12 13 23a13 13 0 0 1-26 0c0-6 3-9 6-12 0 4 1 6 3 7 3-5 1-11 4-18zM18 34a6 6 0 0 0 6-6c0-4-4-5-6-9-2 4-6 5-6 9a6 6 0 0 0 6 6z',
      fill,
      'fill-rule="evenodd"',
    ),
    words: letters('dana', { x: 44, y: 28, size: 29, weight: 600, spacing: -1 }),
    arabic: { wide: 98, at: 44, words: arabic('دانة', { size: 29, weight: 600 }) },
  },
  {
    name: 'bayan-media',
    wide: 184,
    colour: primary.deep,
    sign: path(
      'M8 4h22a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7H18l-9 7v-7H8a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7zM15 11v13l12-6.500z',
      fill,
      'fill-rule="evenodd"',
    ),
    words: letters(`bayan${thin('media', 250)}`, { x: 48, y: 27, size: 23, weight: 650, spacing: -0.6 }),
    arabic: { wide: 163, at: 48, words: arabic(`بيان${thin('للإعلام', 250)}`, { y: 27, size: 24, weight: 650 }) },
  },
  {
    name: 'tamr-farms',
    wide: 106,
    colour: saffron.deep,
    sign:
      stroke('M18 37c-1-9 0-15 1-22', fill, 3.6) +
      stroke('M19 14c-3-6-9-8-15-5M19 14c3-6 9-8 15-5M19 14c-6-2-11 1-13 7M19 14c6-2 11 1 13 7M19 13V3', fill, 3),
    words:
      letters('Tamr', { x: 46, y: 24, size: 24, weight: 500 }) +
      letters('FARMS', { x: 46.5, y: 36, size: 9.4, weight: 400, spacing: 5.6 }),
    arabic: {
      wide: 152,
      at: 46,
      words: arabic('<tspan font-weight="300">مزارع</tspan> تمر', { y: 26, size: 25, weight: 550 }),
    },
  },
  {
    name: 'qafila-rail',
    wide: 196,
    colour: coral.deep,
    sign: path('M2 8h20l10 12-10 12H2l10-12zM28 8h6l10 12-10 12h-6l10-12z', fill),
    words: letters(`QAFILA${thin('RAIL', 250)}`, { x: 56, y: 27, size: 19, weight: 650, spacing: 1.4, slant: 10 }),
    arabic: {
      wide: 135,
      at: 56,
      turned: true,
      words:
        arabic('قافلة', { y: 21, size: 23, weight: 650 }) +
        arabic('للسكك الحديدية', { y: 35.5, size: 11, weight: 300 }),
    },
  },
  {
    name: 'manar-university',
    wide: 139,
    colour: ink,
    sign:
      path('M12 37l3-21h8l3 21h-5v-7h-4v7zM13 13h12v-2l-6-7-6 7z', fill) +
      stroke('M9 12L2 8M9 18l-7 3M29 12l7-4M29 18l7 3', fill, 2.4),
    words:
      letters('MANAR', { x: 48, y: 22, size: 18, weight: 450, spacing: 5 }) +
      letters('UNIVERSITY', { x: 48.5, y: 34, size: 8.8, weight: 400, spacing: 3.6 }),
    arabic: {
      wide: 170,
      at: 48,
      words: arabic('<tspan font-weight="300">جامعة</tspan> المنار', { y: 26, size: 22, weight: 550 }),
    },
  },
  {
    name: 'zafir-motors',
    wide: 145,
    colour: coral.deep,
    sign: path('M2 10h34l-6 7H14l-4 5h16l-10 12H6l7-8H1l9-10H1z', fill),
    words: letters('ZAFIR', { x: 48, y: 28, size: 22, weight: 700, spacing: 1, wide: 1.24, slant: 14 }),
    arabic: { wide: 123, at: 48, words: arabic('ظافر', { y: 26, size: 26, weight: 700, wide: 1.2 }) },
  },
  {
    name: 'naseem-air-con',
    wide: 144,
    colour: teal.deep,
    sign: stroke('M2 14h18c7 0 7-10 0-9M2 21h27c8 0 8-11 0-10M2 28h15c7 0 7 9 0 9', fill, 3),
    words: letters('naseem', { x: 47, y: 27, size: 26, weight: 260, spacing: 0.4 }),
    arabic: { wide: 114, at: 47, words: arabic('نسيم', { y: 26, size: 29, weight: 260 }) },
  },
  {
    name: 'waha-properties',
    wide: 121,
    colour: primary.deep,
    sign:
      path(
        'M3 36V17a16 16 0 0 1 32 0v19zM9 31h7V18a9 9 0 0 0-7 6zM22 31h7v-7a9 9 0 0 0-7-6z',
        fill,
        'fill-rule="evenodd"',
      ) + path(star(19, 8.5, 3), fill),
    words:
      letters('Waha', { x: 47, y: 24, size: 24, weight: 600, spacing: -0.4 }) +
      letters('PROPERTIES', { x: 47.5, y: 36, size: 9, weight: 400, spacing: 1.6 }),
    arabic: {
      wide: 102,
      at: 47,
      words: arabic('واحة', { y: 21, size: 24, weight: 600 }) + arabic('العقارية', { y: 36, size: 11.5, weight: 400 }),
    },
  },
]
