// Renders animated videos frame by frame: `node artwork/render-video.mjs home|learn|login`. Needs a Chromium and ffmpeg.
// The results are committed: run it after a video changed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { frame as home, seconds as homeSeconds, size as homeSize } from '#artwork/home-video/index.ts'
import { frame as learn, seconds as learnSeconds, size as learnSize } from '#artwork/learn-video/index.ts'
import { frame as login, seconds as loginSeconds, size as loginSize } from '#artwork/login-video/index.ts'
import { openBoard } from './renderer.mjs'

const films = {
  home: { frame: home, seconds: homeSeconds, size: homeSize, quality: 27, file: 'seed/content/media/film' },
  // Nobody leafs through it: pictures that stand for themselves would only make it larger.
  login: {
    frame: login,
    seconds: loginSeconds,
    size: loginSize,
    quality: 28,
    keyEvery: 25,
    file: 'app/login/background',
    still: 0,
  },
  learn: {
    frame: learn,
    seconds: learnSeconds,
    size: learnSize,
    quality: 26,
    file: 'seed/content/media/learn-tour',
    locales: ['en', 'ar'],
  },
}
const wanted = films[process.argv[2]]
if (!wanted) throw new Error(`Which film: ${Object.keys(films).join(' or ')}?`)
const { frame, seconds, size, quality, file, still, keyEvery = 4, locales = [''] } = wanted
const rate = 24
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const input = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', `${rate}`, '-c:v', 'mjpeg', '-i', '-']
// The pictures are JPEG, whose colours are written another way than a film's.
const colours = 'scale=in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709'
const named = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
const look = `-preset veryslow -crf ${quality} -tune animation -g ${keyEvery * rate} -pix_fmt yuv420p`.split(' ')
const output = ['-vf', colours, ...named, '-c:v', 'libx264', ...look, '-movflags', '+faststart', '-an']

const board = await openBoard()
try {
  for (const locale of locales) await draw(locale)
} finally {
  await board.close()
}

async function draw(locale) {
  const name = at(locale ? `${file}.${locale}` : file)
  const paint = (time, type) => board.paint(frame(time, locale), size, size[0], type)
  if (still !== undefined)
    await sharp(await paint(still))
      .webp({ quality: 82, effort: 6 })
      .toFile(`${name}.webp`)
  const encoder = spawn('ffmpeg', [...input, ...output, `${name}.mp4`], { stdio: ['pipe', 'inherit', 'inherit'] })
  const finished = once(encoder, 'close')
  try {
    for (let index = 0; index < seconds * rate; index++) {
      const picture = await paint(index / rate, 'jpeg')
      if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
    }
  } finally {
    encoder.stdin.end()
  }
  const [code] = await finished
  if (code) throw new Error(`ffmpeg ended with ${code}`)
}
