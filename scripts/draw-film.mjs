// Renders drawn films frame by frame: `node scripts/draw-film.mjs home|login`. Needs a Chromium and ffmpeg; the results
// are committed, so only who changes a film runs this.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import * as home from '#seed/drawings/film/index.ts'
import * as login from '#seed/drawings/film-login/index.ts'
import { openBoard } from './drawing-board.mjs'

const films = {
  home: { ...home, rate: 24, quality: 27, file: 'seed/media/film.mp4' },
  login: { ...login, rate: 24, quality: 28, file: 'app/login/background.mp4', still: 'app/login/background.webp' },
}
const wanted = films[process.argv[2]]
if (!wanted) throw new Error(`Which film: ${Object.keys(films).join(' or ')}?`)
const { frame, seconds, size, rate, quality, file, still } = wanted
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const input = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', `${rate}`, '-c:v', 'mjpeg', '-i', '-']
// The pictures are JPEG, whose colours are written another way than a film's.
const colours = 'scale=in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709'
const named = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
const look = [
  '-vf',
  colours,
  ...named,
  '-preset',
  'veryslow',
  '-crf',
  `${quality}`,
  '-tune',
  'animation',
  '-g',
  '600',
  '-pix_fmt',
  'yuv420p',
]

const board = await openBoard()
const encoder = spawn('ffmpeg', [...input, '-c:v', 'libx264', ...look, '-movflags', '+faststart', '-an', at(file)], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
const finished = once(encoder, 'close')
try {
  if (still)
    await sharp(await board.paint(frame(0), size, size[0]))
      .webp({ quality: 82, effort: 6 })
      .toFile(at(still))
  for (let index = 0; index < seconds * rate; index++) {
    const picture = await board.paint(frame(index / rate), size, size[0], 'jpeg')
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
  }
} finally {
  encoder.stdin.end()
  await board.close()
}
const [code] = await finished
if (code) process.exitCode = code
