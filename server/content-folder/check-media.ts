import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '#server/db/schema.ts'
import { semaphore } from '#server/load-shedding.ts'
import { type IdentifiedFile, identify, keyOf } from '#server/uploads/identify.ts'
import { mediaFolder, siteFile } from './folder-format.ts'
import { mapStrings, mediaNames, withStoredAddresses } from './media-addresses.ts'
import type { ContentError, FolderBlock, FolderPage } from './read-folder.ts'

export type MediaFile = { file: IdentifiedFile; path: string }
/** A content at the path `at` in a file of the folder. */
type Part = { file: string; at: string; content: unknown }

/** How many files are read at the same time, to limit the memory for them. */
const atOnce = 8

/**
 * Returns the files that pages and settings name, all errors, and the pages and settings with addresses ('/uploads/…').
 */
export async function checkMedia(folder: string, pages: FolderPage[], site: Content | undefined) {
  const errors: ContentError[] = []
  const named = new Map<string, Omit<ContentError, 'message'>>()
  for (const { file, at, content } of [...pages.flatMap(partsOf), { file: siteFile, at: '', content: site }]) {
    mapStrings(content, (text, path) => {
      for (const name of mediaNames(text)) if (!named.has(name)) named.set(name, { file, path: `${at}${path}` })
      return text
    })
  }
  const media: MediaFile[] = []
  const addresses = new Map<string, string>()

  async function identifyFile(name: string, place: Omit<ContentError, 'message'>) {
    const path = join(folder, mediaFolder, name)
    const bytes = await readFile(path).catch(() => undefined)
    const file = bytes && (await identify(bytes))
    if (!file) {
      const problem = bytes ? 'is no picture, video or PDF that is accepted' : 'does not exist'
      errors.push({ ...place, message: `names ${mediaFolder}/${name}, which ${problem}` })
      // An address that the schema accepts, so that `checkPages` does not report the same error again.
      addresses.set(name, `/${mediaFolder}/${name}`)
      return
    }
    const isKey = /^[0-9a-f]{16}(-\d+x\d+)?\.\w+$/.test(name)
    if (isKey && name !== keyOf(file)) {
      errors.push({ ...place, message: `names ${mediaFolder}/${name}, which holds another file` })
    }
    media.push({ file, path })
    addresses.set(name, `/uploads/${keyOf(file)}`)
  }

  const withPermit = semaphore({ max: atOnce, maxWaiting: named.size })
  await Promise.all([...named].map(([name, place]) => withPermit(() => identifyFile(name, place))))
  const stored = <T>(value: T) => mapStrings(value, (text) => withStoredAddresses(text, addresses)) as T
  const withAddresses = { pages: pages.map((page) => ({ ...page, blocks: stored(page.blocks) })), site: stored(site) }
  return { media, errors, ...withAddresses }
}

function partsOf({ file, blocks }: FolderPage): Part[] {
  return blocks.flatMap(({ content, items = [] }: FolderBlock, index): Part[] => [
    { file, at: `blocks.${index}.content.`, content },
    ...items.map((item) => ({ file: item.file, at: '', content: item.content })),
  ])
}
