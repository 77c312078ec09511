import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Content } from '../schema.ts'

/** Paths of texts, by block type. '*' stands for every item of a list or value of an object. */
type Paths = { [type: string]: string[] }

const ofBlocks: Paths = {
  HERO: ['subtitle'],
  AWARDS: ['subtitle'],
  FORM: ['subtitle'],
  GALLERY: ['subtitle'],
  JOBS: ['subtitle', 'emptyText'],
  KEY_MESSAGES: ['subtitle', 'messages.*.text'],
  LOGO_WALL: ['subtitle', 'groups.*.description', 'groups.*.logos.*.description'],
  OFFICES: ['subtitle'],
  TEAM: ['subtitle', 'members.*.note'],
  TIMELINE: ['subtitle'],
  FEATURES: ['mainSubtitle'],
  TABS: ['mainSubtitle'],
  SOLUTIONS: ['mainSubtitle', 'solutions.*.description'],
  SUCCESS: ['message', 'conclusion'],
  RESOURCES: ['emptyText'],
  FOOTER: ['staticTexts.about'],
  TEXT: ['content.*'],
}
const ofItems: Paths = {
  GALLERY: ['quote', 'detailContent.intro'],
  JOBS: ['summary', 'detailContent.intro'],
  RESOURCES: ['description', 'detailContent.intro'],
}

/** Revisions per batch, because all revisions of a site may not fit into memory. */
const batch = 500

/**
 * Converts plain texts to HTML by escaping their markup characters. Only rows with such characters are written.
 * Revisions are converted too, because a revert compares the current content with them. The migration can run again,
 * because existing entities are not escaped.
 */
export const formattedTexts: Migration = { up: (db: Kysely<never>) => formatTexts(db, ofBlocks, ofItems) }

export async function formatTexts(db: Kysely<never>, ofBlocks: Paths, ofItems: Paths): Promise<void> {
  const all = db as unknown as Kysely<Tables>
  for (const { id, block_type } of await all.selectFrom('blocks').select(['id', 'block_type']).execute()) {
    const { content } = await all.selectFrom('blocks').select('content').where('id', '=', id).executeTakeFirstOrThrow()
    if (escapeAt(content, ofBlocks[block_type])) {
      await all.updateTable('blocks').set({ content }).where('id', '=', id).execute()
    }
    if (ofItems[block_type]) await escapeItems(all, id, ofItems[block_type])
  }
  let after = ''
  for (;;) {
    const past = all.selectFrom('revisions').select(['id', 'item_id', 'block_type', 'content'])
    const rows = await past.where('id', '>', after).orderBy('id').limit(batch).execute()
    for (const { id, item_id, block_type, content } of rows) {
      if (escapeAt(content, (item_id === null ? ofBlocks : ofItems)[block_type])) {
        await all.updateTable('revisions').set({ content }).where('id', '=', id).execute()
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

type Tables = {
  blocks: { id: string; block_type: string; content: Content }
  items: { id: string; block_id: string; content: Content }
  revisions: { id: string; item_id: string | null; block_type: string; content: Content }
}

async function escapeItems(all: Kysely<Tables>, block: string, paths: string[]): Promise<void> {
  const items = await all.selectFrom('items').select(['id', 'content']).where('block_id', '=', block).execute()
  for (const { id, content } of items) {
    if (!escapeAt(content, paths)) continue
    await all.updateTable('items').set({ content }).where('block_id', '=', block).where('id', '=', id).execute()
  }
}

/** Escapes the texts at `paths` in place; returns whether anything changed. */
export function escapeAt(content: unknown, paths: string[] = []): boolean {
  return paths.map((path) => escapeText(content, path.split('.'))).includes(true)
}

function escapeText(value: unknown, [key, ...rest]: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  const holder = value as Record<string, unknown>
  if (key === '*') {
    // These fields of a TEXT block remain plain text.
    const keys = Object.keys(holder).filter((each) => !/Title$|^(title|lastUpdated|contactUsEmail)$/.test(each))
    return keys.map((each) => escapeText(holder, [each, ...rest])).includes(true)
  }
  if (key !== undefined) return escapeText(holder[key], rest)
  const changed = Object.entries(holder).filter(([, text]) => typeof text === 'string' && text !== escaped(text))
  for (const [language, text] of changed) holder[language] = escaped(text as string)
  return changed.length > 0
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/&(?!(?:amp|lt|gt);)|[<>]/g, (mark) => entities[mark] ?? mark)
