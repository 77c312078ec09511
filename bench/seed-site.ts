import { startFolder } from '#seed/testing/start-content.ts'
import type { AcceptedPage } from '#server/content-folder/check-pages.ts'
import { checkContent, storeMedia, storePages } from '#server/content-folder/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { openStorage } from '#server/uploads/open-storage.ts'
import { uploadStore } from '#server/uploads/store.ts'

type Size = { posts: number; pages: number }
type Post = { id: string; title: { en: string; ar?: string } }

const day = 24 * 60 * 60 * 1000

/** Fills a new data folder with the start content, extended to the given number of posts and pages by copying. */
export async function seedSite(dataDir: string, { posts, pages }: Size): Promise<void> {
  const db = openDatabase({ dataDir })
  await migrate(db)
  const uploads = uploadStore(db, dataDir, await openStorage({ dataDir, storage: undefined }))
  const start = await checkContent(startFolder)
  await storeMedia(uploads, start.media)
  const withPosts = start.pages.map((page) => (page.slug === 'resources' ? withCopies(page, posts) : page))
  const about = start.pages.find(({ slug }) => slug === 'about') as AcceptedPage
  const more = Array.from({ length: Math.max(0, pages - start.pages.length) }, (_, index) => ({
    ...about,
    slug: `copy-${index}`,
  }))
  await db.transaction().execute((transaction) => storePages(transaction, [...withPosts, ...more]))
  await db.destroy()
}

/** Makes copies with one day between them, each with its own title. */
function withCopies(page: AcceptedPage, count: number): AcceptedPage {
  const blocks = page.blocks.map((block) => {
    if (block.type !== 'RESOURCES') return block
    const posts = block.items as Post[]
    const copies = Array.from({ length: count }, (_, index) => {
      const post = posts[index % posts.length] as Post
      const title = { en: `${post.title.en} (${index})`, ar: `${post.title.ar ?? post.title.en} (${index})` }
      const date = new Date(Date.UTC(2026, 0, 1) - index * day).toISOString().slice(0, 10)
      return { ...post, id: `post-${index}`, title, day: date }
    })
    return { ...block, items: copies }
  })
  return { ...page, blocks }
}
