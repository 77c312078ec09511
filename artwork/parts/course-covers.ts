import { coral, ink, primary, saffron, teal, white } from './palette.ts'
import { blob, clip, framed, path, star, stroke } from './shapes.ts'

const ground = (fill: string) => `<rect width="120" height="90" fill="${fill}"/>`

/** Covers of courses: small compositions on a canvas of 120 by 90. */
const compositions = {
  arches:
    ground(primary.bright) +
    path('M14 90V52a20 20 0 0 1 40 0v38zM66 90V52a20 20 0 0 1 40 0v38z', primary.soft) +
    path('M24 90V56a10 10 0 0 1 20 0v34zM76 90V56a10 10 0 0 1 20 0v34z', saffron.bright),
  gate:
    ground(primary.bright) +
    path('M37 90V50a23 23 0 0 1 46 0v40z', primary.soft) +
    path('M47.5 90V53a12.5 12.5 0 0 1 25 0v37z', saffron.bright) +
    path('M54 90V57a6 6 0 0 1 12 0v33z', ink),
  talk:
    ground(coral.bright) +
    path('M18 20h52a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H40l-12 10V54h-10a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z', coral.tint) +
    path('M60 44h42a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-6v8l-10-8H60a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z', ink),
  rosette:
    ground(teal.bright) +
    path(star(60, 45, 34), '#BDEBE6') +
    path(star(60, 45, 20, 22.5), teal.deep) +
    `<circle cx="60" cy="45" r="7" fill="${saffron.bright}"/>`,
  heat:
    ground(saffron.bright) +
    `<circle cx="60" cy="60" r="26" fill="${coral.bright}"/>` +
    path('M0 68c20-10 40-10 60 0s40 10 60 0v22H0z', ink) +
    path('M0 78c20-8 40-8 60 0s40 8 60 0v12H0z', teal.bright),
  peaks:
    ground(ink) +
    path('M0 90l34-48 24 32 22-40 40 56z', primary.bright) +
    path('M68 56l12-22 15 21-9 4-8-6z', white) +
    `<circle cx="24" cy="22" r="9" fill="${saffron.bright}"/>`,
  weave:
    ground(teal.tint) +
    stroke('M-6 22c30 0 30 46 60 46s30-46 72-46', teal.bright, 10) +
    stroke('M-6 68c30 0 30-46 60-46s30 46 72 46', primary.bright, 10) +
    `<circle cx="24" cy="45" r="6" fill="${coral.bright}"/><circle cx="88" cy="45" r="6" fill="${saffron.bright}"/>`,
  steps:
    ground(primary.tint) +
    path('M12 90V74h26v16zM38 90V60h26v30zM64 90V46h26v44z', primary.bright) +
    path('M90 90V32h30v58z', ink) +
    path(star(105, 17, 11), saffron.bright),
  sails:
    ground(teal.deep) +
    path('M54 14c22 12 34 30 36 48H54z', white) +
    path('M48 26v36H24c4-16 12-28 24-36z', saffron.bright) +
    path('M14 68h92c-8 14-18 18-32 18H44c-14 0-24-6-30-18z', coral.bright),
  shield:
    ground(coral.tint) +
    path('M60 10l34 12v22c0 20-14 32-34 40-20-8-34-20-34-40V22z', coral.bright) +
    path('M60 10l34 12v22c0 20-14 32-34 40z', '#E2523E') +
    stroke('M46 46l10 10 19-21', white, 6),
  orbit:
    ground(ink) +
    `<circle cx="60" cy="45" r="30" fill="none" stroke="${primary.soft}" stroke-width="2"/><circle cx="60" cy="45" r="17" fill="${saffron.bright}"/><circle cx="86" cy="30" r="7" fill="${coral.bright}"/><circle cx="33" cy="59" r="5" fill="${teal.bright}"/>`,
  dunes:
    ground(saffron.tint) +
    path(blob('a', 92, 18, 13), coral.bright) +
    path('M0 54c26-18 46-12 64 0s38 12 56-4v40H0z', saffron.bright) +
    path('M0 74c30-20 62-14 78-2s28 8 42 2v16H0z', '#E0921A'),
}

export type Cover = keyof typeof compositions

export function cover(name: Cover, box: { x: number; y: number; width: number; height: number }, round = 12): string {
  const { x, y, width, height } = box
  const outline = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`
  return clip(outline, framed(box, [120, 90], compositions[name]))
}
