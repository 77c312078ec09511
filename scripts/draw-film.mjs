// Renders seed/drawings/film frame by frame into seed/media/film.mp4: `node scripts/draw-film.mjs`. Needs a Chromium and
// ffmpeg; the result is committed, so only who changes the film runs this.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { frame, seconds, size } from '#seed/drawings/film/index.ts'
import { openBoard } from './drawing-board.mjs'

const rate = 24
const file = fileURLToPath(new URL('../seed/media/film.mp4', import.meta.url))
const input = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', `${rate}`, '-c:v', 'mjpeg', '-i', '-']
const output = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-tune', 'animation', '-pix_fmt', 'yuv420p']

const board = await openBoard()
const encoder = spawn('ffmpeg', [...input, ...output, '-movflags', '+faststart', '-an', file], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
const finished = once(encoder, 'close')
try {
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
