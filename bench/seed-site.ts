import { seedPages } from '#seed/index.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { seedDatabase } from '#server/db/seed.ts'
import { openStorage } from '#server/uploads/open-storage.ts'
import { uploadStore } from '#server/uploads/store.ts'

type SeedPage = (typeof seedPages)[number]
type Size = { posts: number; pages: number }

const day = 24 * 60 * 60 * 1000

/** Fills a new data folder with the start content, extended to the given number of posts and pages by copying. */
export async function seedSite(dataDir: string, { posts, pages }: Size): Promise<void> {
  const db = openDatabase({ dataDir })
  await migrate(db)
  const uploads = uploadStore(db, dataDir, await openStorage({ dataDir, storage: undefined }))
  const withPosts = seedPages.map((page) => (page.slug === 'resources' ? withCopies(page, posts) : page))
  const about = seedPages.find(({ slug }) => slug === 'about') as SeedPage
  const more = Array.from({ length: Math.max(0, pages - seedPages.length) }, (_, index) => ({
    ...about,
    slug: `copy-${index}`,
  }))
  await seedDatabase(db, uploads, [...withPosts, ...more])
  await db.destroy()
}

/** Makes copies with one day between them, each with its own title. */
function withCopies(page: SeedPage, count: number): SeedPage {
  const blocks = page.blocks.map((block) => {
    if (block.block_type !== 'RESOURCES') return block
    const { posts } = block.content
    const copies = Array.from({ length: count }, (_, index) => {
      const post = posts[index % posts.length] as (typeof posts)[number]
      const title = { en: `${post.title.en} (${index})`, ar: `${post.title.ar ?? post.title.en} (${index})` }
      const date = new Date(Date.UTC(2026, 0, 1) - index * day).toISOString().slice(0, 10)
      return { ...post, id: `post-${index}`, title, day: date }
    })
    return { ...block, content: { ...block.content, posts: copies } }
  })
  return { ...page, blocks } as SeedPage
}
