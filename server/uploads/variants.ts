import { open } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { UploadsTable } from '#server/db/schema.ts'
import { exists, type fileMaker } from './files.ts'
import { isMovingWebp } from './moving.ts'

/** Raster pictures that can be made narrower; films, drawings and moving pictures are sent as they are. */
const resizable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Passwords, packed pages and files need the same few threads that pictures are made in. */
const mostAtOnce = 2

/** The widths that pictures are offered in, in pixels. */
export const widths = [320, 480, 640, 960, 1280, 1600] as const
export type Width = (typeof widths)[number]
export type VariantFormat = 'avif' | 'webp'
/** `isFinal` is false for a WebP that stands in for an AVIF. */
export type Variant = { name: string; format: VariantFormat; isFinal: boolean }

const nameOf = (key: string, width: Width, format: VariantFormat) => join('variants', `${key}-${width}.${format}`)

/** The names of all copies that there may be of a picture. */
export function variantsOf(key: string): string[] {
  return widths.flatMap((width) => [nameOf(key, width, 'avif'), nameOf(key, width, 'webp')])
}

/** Narrower copies of the pictures of a folder. */
export function pictureVariants(folder: string, makeOnce: ReturnType<typeof fileMaker>) {
  let inBackground: Promise<void> = Promise.resolve()
  const inTurn = takingTurns(mostAtOnce)
  return {
    isResizable: async ({ key, mime }: Pick<UploadsTable, 'key' | 'mime'>): Promise<boolean> =>
      resizable.includes(mime) && !(mime === 'image/webp' && isMovingWebp(await headOf(join(folder, key)))),

    /**
     * A picture's copy of a width (or of its own, if it is narrower), by its name in the folder, made when first asked.
     * AVIF takes several times as long to make as WebP, which whoever reads AVIF reads too: they get WebP as long as the
     * AVIF, made meanwhile, is not there.
     */
    async variant({ key }: Pick<UploadsTable, 'key'>, width: Width, format: VariantFormat): Promise<Variant> {
      const make = (format: VariantFormat) =>
        makeOnce(nameOf(key, width, format), (path) =>
          inTurn(() => writeVariant(join(folder, key), path, width, format)),
        )
      if (format === 'avif' && !(await exists(join(folder, nameOf(key, width, 'avif'))))) {
        // One after another, so that it never takes both places.
        inBackground = inBackground.then(() => make('avif')).catch(() => {})
        await make('webp')
        return { name: nameOf(key, width, 'webp'), format: 'webp', isFinal: false }
      }
      await make(format)
      return { name: nameOf(key, width, format), format, isFinal: true }
    },
  }
}

/** Runs so many tasks at once and lets the others wait, first come, first served. */
function takingTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < most) running++
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** AVIF of more effort is a tenth smaller and takes five times as long. */
async function writeVariant(from: string, to: string, width: number, format: VariantFormat) {
  const picture = sharp(from).autoOrient().resize({ width, withoutEnlargement: true })
  await (format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 78 })).toFile(to)
}

async function headOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  return (await file.read(Buffer.alloc(32), 0, 32, 0)).buffer
}
