import { coral, ink, navy, primary, saffron, teal, white } from './parts/palette.ts'
import type { Portrayed } from './parts/portrait.ts'

const black = '#1B1416'
const brown = '#3A221B'
const grey = '#8A8583'

/** Everybody whose face is shown, at customers and in the team. No two share the same set of parts. */
export const people = {
  huda: {
    ground: teal.mid,
    skin: 'light',
    wears: { cut: 'abaya', colour: '#20325F', second: '#3A4F86' },
    head: { kind: 'hijab', colour: teal.bright, fold: '#0B8C85' },
  },
  noura: {
    ground: coral.mid,
    skin: 'tan',
    wears: { cut: 'abaya', colour: teal.deep, second: '#12827B' },
    head: { kind: 'shayla', colour: '#F2A93B', fold: '#DB9420', under: '#7D4E00' },
    glasses: 'round',
    mouth: 'calm',
  },
  yousef: {
    ground: teal.mid,
    skin: 'olive',
    wears: { cut: 'shirt', colour: teal.deep, second: '#DDF4F1' },
    hair: { style: 'swept', colour: black },
    beard: { style: 'short', colour: '#241A17' },
  },
  faisal: {
    ground: '#FFDF9E',
    skin: 'olive',
    wears: { cut: 'thobe', colour: white, second: '#E3E9F6' },
    head: { kind: 'ghutra' },
    beard: { style: 'full', colour: '#2B211F' },
  },
  lina: {
    ground: '#FFCFC6',
    skin: 'tan',
    wears: { cut: 'blazer', colour: primary.bright, second: primary.deep },
    hair: { style: 'curly', colour: brown },
    earrings: saffron.bright,
    mouth: 'grin',
  },
  omar: {
    ground: '#CBD5FF',
    skin: 'tan',
    wears: { cut: 'crew', colour: ink, second: navy },
    hair: { style: 'parted', colour: '#2D1F1A' },
    beard: { style: 'short', colour: '#4A3228' },
    glasses: 'square',
  },
  dana: {
    ground: '#FFDF9E',
    skin: 'light',
    wears: { cut: 'blazer', colour: teal.bright, second: teal.deep },
    hair: { style: 'bob', colour: black },
    earrings: coral.bright,
  },
  khalid: {
    ground: primary.mid,
    skin: 'tan',
    wears: { cut: 'thobe', colour: '#F1EDE4', second: '#DCD5C6' },
    head: { kind: 'shemagh' },
    beard: { style: 'goatee', colour: '#77706E' },
    brows: '#5F5856',
    lined: true,
  },
  mariam: {
    ground: saffron.mid,
    skin: 'brown',
    wears: { cut: 'blazer', colour: coral.bright, second: coral.deep },
    hair: { style: 'bun', colour: black },
    earrings: saffron.bright,
  },
  tariq: {
    ground: coral.tint,
    skin: 'light',
    wears: { cut: 'blazer', colour: navy, second: ink },
    hair: { style: 'receding', colour: grey },
    beard: { style: 'moustache', colour: grey },
    glasses: 'square',
    brows: '#6B6462',
    lined: true,
  },
  salma: {
    ground: primary.tint,
    skin: 'fair',
    wears: { cut: 'shirt', colour: '#F5F7FD', second: '#BFCCFF' },
    hair: { style: 'long', colour: '#6A4128' },
  },
  amal: {
    ground: '#CBD5FF',
    skin: 'olive',
    wears: { cut: 'abaya', colour: ink, second: navy },
    head: { kind: 'shayla', colour: coral.soft, fold: '#F29A8A', under: ink },
    mouth: 'grin',
  },
  jamal: {
    ground: teal.tint,
    skin: 'deep',
    wears: { cut: 'crew', colour: saffron.bright, second: '#E0921A' },
    hair: { style: 'short', colour: '#17100F' },
    beard: { style: 'goatee', colour: '#17100F' },
    mouth: 'grin',
  },
  rania: {
    ground: saffron.tint,
    skin: 'fair',
    wears: { cut: 'abaya', colour: primary.deep, second: primary.soft },
    head: { kind: 'hijab', colour: ink, fold: '#1B2B55', under: primary.soft },
    mouth: 'grin',
  },
  nurse: {
    ground: teal.tint,
    skin: 'olive',
    wears: { cut: 'crew', colour: teal.bright, second: teal.deep },
    head: { kind: 'hijab', colour: '#E6EBFF', fold: '#CBD5FF', under: white },
  },
} satisfies Record<string, Portrayed>
