import { coral, ink, navy, primary, saffron, teal, white } from './parts/palette.ts'
import type { Portrayed } from './parts/portrait.ts'

const black = '#1B1416'
const grey = '#9A9593'

/** The rest of the team by the names of their portraits; Faisal, Lina and Omar are drawn in more scenes. */
export const team = {
  'sara-nasser': {
    ground: saffron.mid,
    skin: 'light',
    face: 'oval',
    lashes: true,
    wears: { cut: 'abaya', colour: ink, second: primary.bright },
    hair: { style: 'long', colour: '#2B1B17' },
    head: { kind: 'loose', colour: '#6F86F2', fold: '#566FE4' },
  },
  'khalid-al-harbi': {
    ground: teal.mid,
    skin: 'tan',
    face: 'square',
    wears: { cut: 'thobe', colour: '#F3EEE3', second: '#DED6C5' },
    head: { kind: 'ghutra' },
    beard: { style: 'goatee', colour: '#1D1717' },
    glasses: 'square',
    mouth: 'calm',
  },
  'rana-mansour': {
    ground: primary.tint,
    skin: 'fair',
    face: 'slim',
    lashes: true,
    wears: { cut: 'blazer', colour: coral.bright, second: '#E2523E' },
    hair: { style: 'waves', colour: '#7A4A2A' },
    earrings: teal.bright,
  },
  'tariq-hamdan': {
    ground: saffron.tint,
    skin: 'olive',
    face: 'square',
    wears: { cut: 'blazer', colour: navy, second: ink },
    hair: { style: 'receding', colour: grey },
    beard: { style: 'full', colour: '#B9B4B1' },
    brows: '#7C7674',
    lined: true,
  },
  'maya-fernandes': {
    ground: teal.tint,
    skin: 'brown',
    face: 'round',
    lashes: true,
    wears: { cut: 'kurta', colour: saffron.bright, second: '#D9871A' },
    hair: { style: 'braid', colour: black },
    earrings: coral.bright,
    mouth: 'grin',
  },
  'daniel-osei': {
    ground: '#FFCFC6',
    skin: 'deep',
    face: 'square',
    wears: { cut: 'shirt', colour: white, second: primary.mid },
    hair: { style: 'afro', colour: '#17100F' },
    beard: { style: 'short', colour: '#17100F' },
    mouth: 'grin',
  },
  'hind-al-suwaidi': {
    ground: '#CBD5FF',
    skin: 'olive',
    face: 'slim',
    lashes: true,
    wears: { cut: 'abaya', colour: '#0F1830', second: saffron.bright },
    head: { kind: 'shayla', colour: '#18233F', fold: '#232F50', under: '#0C1226' },
    mouth: 'grin',
  },
  'yara-saleh': {
    ground: coral.tint,
    skin: 'light',
    face: 'round',
    wears: { cut: 'shirt', colour: teal.bright, second: teal.deep },
    hair: { style: 'bob', colour: '#4A2A1E' },
    glasses: 'round',
  },
  'anas-qasim': {
    ground: primary.mid,
    skin: 'olive',
    face: 'slim',
    wears: { cut: 'hoodie', colour: saffron.bright, second: '#E0921A' },
    hair: { style: 'quiff', colour: '#2A1B16' },
    mouth: 'grin',
  },
} satisfies Record<string, Portrayed>
