import { coral, ink, primary, saffron, teal, white } from './palette.ts'
import { circle, path, slab, star, stroke } from './shapes.ts'

/** Places of work with their feet on the line y = 0, built round x = 0, some 110 units wide. */
export function crane(): string {
  return [
    slab(-52, -26, 34, 26, 3, coral.bright) +
      slab(-16, -26, 34, 26, 3, primary.bright) +
      slab(-34, -52, 34, 26, 3, saffron.bright),
    stroke('M-41-20v14M-30-20v14M-5-20v14M6-20v14M-23-46v14M-12-46v14', white, 2, 'opacity=".6"'),
    stroke('M28 0v-150M50 0v-150M28-40l22-36M50-40L28-76M28-90l22-36', ink, 5),
    stroke('M-54-122L39-150l22 8M39-150v-16M39-166L-20-132M39-166l22 24', ink, 5),
    stroke('M-40-124v34', ink, 2.5),
    slab(-54, -92, 28, 18, 3, teal.bright),
    slab(44, -150, 22, 18, 3, coral.bright),
  ].join('')
}

export function hospital(): string {
  const panes = [-46, 34].flatMap((x) => [-78, -52].map((y) => slab(x, y, 12, 15, 3, '#BDEBE6')))
  return [
    slab(-54, -92, 108, 92, 6, teal.deep),
    slab(-26, -122, 52, 122, 6, teal.bright),
    circle(0, -98, 16, white),
    stroke('M0-106v16M-8-98h16', coral.bright, 6),
    ...panes,
    slab(-14, -34, 28, 34, 4, ink),
    slab(-10, -70, 20, 14, 3, white),
  ].join('')
}

export function bank(): string {
  return [
    path('M-58-86L0-130l58 44z', primary.bright),
    slab(-58, -92, 116, 12, 3, primary.deep),
    slab(-50, -82, 100, 70, 0, primary.tint),
    ...[-48, -21, 6, 33].map((x) => slab(x, -80, 15, 66, 2, primary.soft)),
    slab(-58, -14, 116, 14, 3, primary.deep),
    path(star(0, -101, 12), saffron.bright),
  ].join('')
}

/** A headframe with its wheel over heaps of ore. */
export function mine(): string {
  return [
    path('M-62 0l34-56 24 30 18-18 48 44z', '#C9803A'),
    path('M-28-56l12 15-8 6-8-8-6 3z', '#E9B872'),
    stroke('M12-6V-100M44-6L20-100', ink, 6),
    stroke('M12-30h22M12-58h14', ink, 4),
    circle(16, -104, 17, saffron.bright) + circle(16, -104, 7, ink),
    stroke('M0-104L-26 0', ink, 2.5),
    path('M26 0l6-22h32l-6 22z', coral.bright),
    circle(36, -1, 6, ink) + circle(52, -1, 6, ink),
  ].join('')
}

/** Arches and a dome: a university. */
export function campus(): string {
  return [
    slab(-58, -66, 116, 66, 4, coral.bright),
    path('M-26-66v-22a26 26 0 0 1 52 0v22z', coral.deep),
    path('M-14-114a14 14 0 0 1 28 0z', coral.deep),
    stroke('M0-128v-20', ink, 3) + path('M0-148h22l-6 7 6 7H0z', saffron.bright),
    ...[-46, 26].map((x) => path(`M${x} 0v-26a10 10 0 0 1 20 0V0z`, coral.tint)),
    path('M-15 0v-36a15 15 0 0 1 30 0V0z', ink),
    slab(-64, -72, 128, 9, 4, coral.deep),
  ].join('')
}

/** On its way up, towards the right. */
export function aeroplane(): string {
  return `<g transform="rotate(-14)">${[
    path('M-84-6l-18-30h16l26 26z', coral.bright),
    path('M-88 4c-6-10 2-16 14-16H50c24 0 42 8 46 16 2 6-8 12-34 12h-120c-14 0-24-4-30-12z', white),
    path('M-8 6h34l-34 46h-20z', primary.bright),
    path('M0-12L-22-40h14l34 28z', primary.soft),
    path('M64-12c14 1 24 5 30 11H72z', ink),
    ...[-48, -32, -16, 16, 32, 46].map((x) => circle(x, -1, 3.6, primary.bright)),
  ].join('')}</g>`
}
