import type { Release, ReleaseChange, ReleaseDetails } from '#api/releases.ts'
import { differences } from '#content/differences.ts'
import { isSame } from '#content/json.ts'
import { mayOpen, type SignedIn } from '#server/auth/guards.ts'
import type { Executor } from '#server/db/schema.ts'
import { contentName } from '#server/history/name-of-content.ts'
import type { Services } from '#server/services.ts'
import { hiddenPages } from './hidden-pages.ts'
import { previewLinksRepository } from './preview-links.ts'
import { byPage, conflictsOf, readReleasePage } from './release-pages.ts'
import { type DocumentRow, type ListedRelease, listed, releasesRepository } from './repository.ts'

/** Limits: differences of a change, and characters of all differences of a release. */
const max = { differences: 20, characters: 1_000_000 }

type Author = Release['author']

export function toRelease(row: ListedRelease): Release {
  const { id, name, state, changes, created_at, updated_at, publish_at, published_at, rolled_back_at } = row
  const people = {
    author: authorOf(row.created_by, row.author_email, row.author_name),
    publisher: authorOf(row.published_by, row.publisher_email, row.publisher_name),
    rolled_back_by: authorOf(row.rolled_back_by, row.reverter_email, row.reverter_name),
  }
  const requires_translation = row.requires_translation === 1
  const times = { created_at, updated_at, publish_at, published_at, rolled_back_at }
  return { id, name, state, changes, ...people, ...times, requires_translation }
}

const authorOf = (id: string | null, email: string | null, name: string | null): Author =>
  id !== null && email !== null ? { id, email, name } : null

/** Only names documents that the user may not open. */
export async function describeRelease(
  { db, openRelease, siteUrl }: Pick<Services, 'db' | 'openRelease' | 'siteUrl'>,
  row: ListedRelease,
  user: SignedIn,
): Promise<ReleaseDetails> {
  const documents = (await releasesRepository(db).documents(row.id)).filter(({ is_left }) => !is_left)
  const authors = await readAuthors(db)
  const isUnderWay = row.published_at === null
  const items: ReleaseChange[] = []
  let characters = 0
  for (const [slug, own] of byPage(documents)) {
    const isOpen = mayOpen(user, slug)
    const { conflicts } = isUnderWay && isOpen ? await readReleasePage(db, slug, own) : { conflicts: [] }
    for (const document of listed(own)) {
      const found = conflictsOf(conflicts, document).map(({ item_id: _, ...rest }) => ({ ...rest, page: slug }))
      const change = changeOf(document, authors.get(document.author_id) ?? null, isOpen && characters < max.characters)
      characters += JSON.stringify(change.differences).length
      items.push({ ...change, conflicts: found })
    }
  }
  const notes = row.notes_content.notes.map(({ author_id, ...note }) => {
    return { ...note, author: authors.get(author_id) ?? null }
  })
  const links = (isUnderWay ? await previewLinksRepository(db).list(row.id) : []).map((link) => {
    return {
      id: link.token_hash,
      author: authorOf(link.created_by, link.email, link.name),
      expires_at: link.expires_at,
    }
  })
  const addresses = isUnderWay ? await (await openRelease(row.id)).addresses() : undefined
  const hidden_pages = addresses ? hiddenPages(documents, addresses, siteUrl) : []
  return {
    ...toRelease(row),
    items: items.sort((one, other) => (one.at < other.at ? -1 : 1)),
    notes,
    links,
    hidden_pages: hidden_pages.map(({ key, path, name }) => ({ key, path, name })),
  }
}

export async function readAuthors(db: Executor): Promise<Map<string | null, Author>> {
  const users = await db.selectFrom('users').select(['id', 'email', 'name']).execute()
  return new Map(users.map((user) => [user.id, user]))
}

/** `hasDifferences` is false if the response has too many already. */
export function changeOf(row: DocumentRow, author: Author, hasDifferences: boolean): Omit<ReleaseChange, 'conflicts'> {
  const { page_slug: page, block_id, item_id, block_type, created_at: at, base_content, wanted_content } = row
  const content = (wanted_content ?? base_content)?.content
  const kind = kindOf(row)
  const found = hasDifferences && kind === 'changed' ? differences(base_content?.content, wanted_content?.content) : []
  const name = block_type === 'ORDER' ? undefined : contentName(content)
  const document = { page, block_id, item_id: item_id || null, block_type }
  return { ...document, kind, name, author, at, differences: found.slice(0, max.differences) }
}

function kindOf({ block_type, base_content: base, wanted_content: wanted }: DocumentRow): ReleaseChange['kind'] {
  if (!base) return 'added'
  if (!wanted) return 'deleted'
  return block_type === 'ORDER' || isSame(base.content, wanted.content) ? 'moved' : 'changed'
}
