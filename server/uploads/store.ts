import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Db, UploadsTable } from '#server/db/schema.ts'
import { describeFile } from './describe.ts'

export type Upload = { url: string; mime: string; width?: number; height?: number }
export type UploadStore = ReturnType<typeof uploadStore>

/** The widths that pictures are offered in, in pixels. */
export const widths = [320, 480, 640, 960, 1280, 1600] as const
export type Width = (typeof widths)[number]
export type VariantFormat = 'avif' | 'webp'
/** `isFinal` is false for a WebP that stands in for an AVIF. */
export type Variant = { name: string; format: VariantFormat; isFinal: boolean }

/** Uploaded files in a folder, named by their content, with a row each in the database. Nothing in it ever changes. */
export function uploadStore(db: Db, dataDir: string) {
  const folder = join(dataDir, 'uploads')
  const underway = new Map<string, Promise<void>>()
  let inBackground: Promise<void> = Promise.resolve()

  /** Makes a file once, however many ask for it at the same time; others never see half of it. */
  async function makeOnce(name: string, make: (path: string) => Promise<unknown>): Promise<void> {
    if (await exists(join(folder, name))) return
    const started = underway.get(name) ?? makeWhole(join(folder, name), make).finally(() => underway.delete(name))
    underway.set(name, started)
    await started
  }

  return {
    folder,

    /** Stores a file (again, if it is there already); undefined for a kind of file that the store does not take. */
    async put(bytes: Buffer, originalName: string, by: string | null = null): Promise<Upload | undefined> {
      const kind = await describeFile(bytes, originalName)
      if (!kind) return undefined
      const { mime, extension, width, height } = kind
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      const key = `${hash}${width && height ? `-${width}x${height}` : ''}.${extension}`
      await makeOnce(key, (path) => writeFile(path, bytes, { flush: true }))
      const row: UploadsTable = {
        key,
        mime,
        bytes: bytes.length,
        width: width ?? null,
        height: height ?? null,
        original_name: originalName,
        created_by: by,
        created_at: new Date().toISOString(),
      }
      await db
        .insertInto('uploads')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      return { url: `/uploads/${key}`, mime, ...(width && height && { width, height }) }
    },

    find: (key: string): Promise<UploadsTable | undefined> =>
      db.selectFrom('uploads').selectAll().where('key', '=', key).executeTakeFirst(),

    /**
     * A picture's copy of a width (or of its own, if it is narrower), by its name in the folder, made when first asked.
     * AVIF takes several times as long to make as WebP: whoever reads both (`orWebp`) gets WebP as long as the AVIF,
     * made meanwhile, is not there.
     */
    async variant({ key }: UploadsTable, width: Width, format: VariantFormat, orWebp = false): Promise<Variant> {
      const nameOf = (format: VariantFormat) => join('variants', `${key}-${width}.${format}`)
      const make = (format: VariantFormat) =>
        makeOnce(nameOf(format), (path) => writeVariant(join(folder, key), path, width, format))
      if (format === 'avif' && orWebp && !(await exists(join(folder, nameOf('avif'))))) {
        // One at a time, so that requests find a processor.
        inBackground = inBackground.then(() => make('avif')).catch(() => {})
        await make('webp')
        return { name: nameOf('webp'), format: 'webp', isFinal: false }
      }
      await make(format)
      return { name: nameOf(format), format, isFinal: true }
    },
  }
}

/** AVIF of more effort is a tenth smaller and takes five times as long. */
async function writeVariant(from: string, to: string, width: number, format: VariantFormat) {
  const picture = sharp(from).autoOrient().resize({ width, withoutEnlargement: true })
  await (format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 78 })).toFile(to)
}

async function makeWhole(path: string, make: (path: string) => Promise<unknown>): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const draft = `${path}.${randomUUID()}.part`
  try {
    await make(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
