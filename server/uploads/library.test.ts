import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { describeEachStorage } from './testing/each-storage.ts'
import { picture, video } from './testing/files.ts'
import { startUploads } from './testing/start-uploads.ts'

type Uploads = Awaited<ReturnType<typeof startUploads>>

const png = (width: number) => picture(width, 2).png().toBuffer()
const svgSource = '<svg viewBox="0 0 4 3"><path d="M0 0"/></svg>'
const head = { title: { en: 'All' }, filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } } }
const keysOf = (files: { key: string }[]) => files.map(({ key }) => key)

/**
 * Adds a hero with a picture in a slide, as background and in the title, and a post with the picture in its article.
 */
async function useEverywhere({ addBlock }: Uploads, key: string) {
  const url = `/uploads/${key}`
  const slides = [{ id: 'first', src: { en: url, ar: '/uploads/other.png' } }]
  const hero = await addBlock('HERO', { title: { en: url }, backgroundImage: url, sliderImages: slides })
  const article = { body: [{ id: 'p1', type: 'image', imageSrc: url }] }
  const posts = [{ id: 'news', type: 'blog', title: { en: 'News' }, image: '/default/a.svg', detailContent: article }]
  const resources = await addBlock('RESOURCES', { ...head, posts }, 'resources')
  return { hero, resources }
}

/** Returns blocks that use a file in links, in a URL with a time fragment, and in two links of one text. */
const linking = (key: string) => [
  { type: 'CTA', content: { title: { en: 'A' }, buttonLink: `/api/uploads/${key}`, videoUrl: `/uploads/${key}#t=5` } },
  { type: 'CTA', content: { title: { en: 'B' }, buttonLink: `/uploads/${key}` } },
  { type: 'IMAGE_TEXT', content: { title: { en: 'C' }, text: { en: inLinks(key) } } },
]
const inLinks = (key: string) => `<p><a href="/uploads/${key}">One</a> <a href="/api/uploads/${key}">two</a></p>`

async function linkTo({ addBlock }: Uploads, key: string) {
  for (const { type, content } of linking(key)) await addBlock(type, content)
}

describeEachStorage('the file library', (open) => {
  test.each([
    ['GET', ''],
    ['PUT', '/a.png'],
    ['POST', '/a.png/replace'],
    ['DELETE', '/a.png'],
  ] as const)('is for administrators only: %s %s', async (method, path) => {
    const { asAdmin } = await startUploads(await open())
    expect((await asAdmin(method, path, method === 'GET' ? undefined : {}, { authorization: '' })).status).toBe(401)
  })

  test('lists files newest first with their properties', async () => {
    const { asAdmin, store } = await startUploads(await open())
    const keys = [await store(await png(4), 'one.png'), await store(video('two'), 'two.mp4')]
    const { body } = await asAdmin('GET', '')
    expect(keysOf(body.items)).toEqual(keys.toReversed())
    expect(body.next_cursor).toBeNull()
    const common = { created_at: expect.stringMatching(/Z$/), bytes: expect.any(Number), alt: null, uses: [] }
    const [one, two] = keys
    expect(body.items).toEqual([
      { ...common, key: two, url: `/uploads/${two}`, mime: 'video/mp4', original_name: 'two.mp4' },
      { ...common, key: one, url: `/uploads/${one}`, mime: 'image/png', original_name: 'one.png', width: 4, height: 2 },
    ])
  })

  test('continues at its cursor and lists each file once', async () => {
    const { asAdmin, db } = await startUploads(await open())
    const rows = Array.from({ length: 120 }, (_, index) => ({
      ...{ key: `${index}.png`, mime: 'image/png', bytes: 1, original_name: 'a.png' },
      created_at: new Date(1_800_000_000_000 + Math.floor(index / 2)).toISOString(),
    }))
    await db.insertInto('uploads').values(rows).execute()
    for (const filter of ['', 'unused=true&']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await asAdmin('GET', `?${filter}${cursor}`)
        seen.push(...keysOf(body.items))
        cursor = body.next_cursor && `cursor=${encodeURIComponent(body.next_cursor)}`
      } while (cursor)
      expect([seen.length, new Set(seen).size, seen.slice(0, 2)]).toEqual([120, 120, ['119.png', '118.png']])
    }
    expect(await asAdmin('GET', '?cursor=x')).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } })
  })

  test('is filtered by kind, by text in the name and the alt text, and by unused files', async () => {
    const uploads = await startUploads(await open())
    const { store, list, asAdmin } = uploads
    const [a, b, c] = [
      await store(await png(4), '100%_Team.PNG'),
      await store(svgSource, 'logo.svg'),
      await store(video('')),
    ]
    await asAdmin('PUT', `/${b}`, { alt: { en: 'Our mark', ar: 'شعارنا' } })
    await useEverywhere(uploads, a)
    const found = async (query: string) => keysOf(await list(`?${query}`))
    expect(await found('kind=image')).toEqual([b, a])
    expect([await found('kind=svg'), await found('kind=video')]).toEqual([[b], [c]])
    expect([await found('search=0%25_team'), await found(`search=${encodeURIComponent('شعار')}`)]).toEqual([[a], [b]])
    expect([
      await found('search=_Te%25'),
      await found('search=%00mark'),
      await found('unused=true&kind=image'),
    ]).toEqual([[], [b], [b]])
  })

  test.each(['übersicht', 'ÜBERSICHT', 'Übersicht'])(
    'finds a name regardless of case, in any script: %s',
    async (search) => {
      const { store, list } = await startUploads(await open())
      const key = await store(await png(4), 'Übersicht.png')
      expect(keysOf(await list(`?search=${encodeURIComponent(search)}`))).toEqual([key])
    },
  )

  test('lists the current uses of a file, not former ones', async () => {
    const uploads = await startUploads(await open())
    const { store, list, put } = uploads
    const key = await store(await png(4))
    const { hero, resources } = await useEverywhere(uploads, key)
    const inHero = { page: 'home', block_id: hero.id, block_type: 'HERO', item_id: null }
    const inPost = { page: 'resources', block_id: resources.id, block_type: 'RESOURCES', item_id: 'news' }
    expect((await list())[0]?.uses).toEqual(
      expect.arrayContaining([
        { ...inHero, path: 'title.en' },
        { ...inHero, path: 'backgroundImage' },
        { ...inHero, path: 'sliderImages.first.src.en' },
        { ...inPost, path: 'detailContent.body.p1.imageSrc' },
      ]),
    )
    await put(`/blocks/${hero.id}`, { type: 'HERO', content: { title: { en: 'Hello' } } })
    expect((await list())[0]?.uses).toEqual([{ ...inPost, path: 'detailContent.body.p1.imageSrc' }])
  })
})

describeEachStorage('the alt text of a file', (open) => {
  test('is stored in both languages and removed if it is empty', async () => {
    const { store, asAdmin, list } = await startUploads(await open())
    const key = await store(await png(4))
    const answer = await asAdmin('PUT', `/${key}`, { alt: { en: ' A team\0 ', ar: 'فريق' } })
    expect([answer.status, answer.body.alt]).toEqual([200, { en: 'A team', ar: 'فريق' }])
    expect((await list())[0]?.alt).toEqual({ en: 'A team', ar: 'فريق' })
    expect((await asAdmin('PUT', `/${key}`, { alt: { en: '' } })).body.alt).toBeNull()
    expect((await asAdmin('PUT', '/nothing.png', { alt: { en: 'x' } })).status).toBe(404)
    expect((await asAdmin('PUT', `/${key}`, { alt: { ar: 'x' } })).body.errors).toMatchObject([{ path: 'alt.en' }])
  })
})

describeEachStorage('replacing a file', (open) => {
  test('replaces it wherever it is used, by changes that can be reverted', async () => {
    const changed: string[] = []
    const uploads = await startUploads(await open(), (slug) => void changed.push(slug))
    const { store, asAdmin, list, revisions, admin } = uploads
    const [old, next] = [await store(await png(4)), await store(svgSource)]
    const { hero, resources } = await useEverywhere(uploads, old)
    changed.length = 0
    const answer = await asAdmin('POST', `/${old}/replace`, { by: `/uploads/${next}` })
    expect(answer).toEqual({ status: 200, body: { replaced: 4, pages: ['home', 'resources'] } })
    expect(changed).toEqual(['home', 'resources'])
    const files = await list()
    expect(files.map(({ key, uses }) => [key, uses.length])).toEqual([
      [next, 4],
      [old, 0],
    ])
    for (const { id } of [hero, resources]) {
      const last = (await revisions(id)).at(-1)
      expect(last).toMatchObject({ action: 'update', author_id: admin.id, block_version: 2 })
    }
  })

  test('skips blocks that are deleted while it waits for the lock', async () => {
    const uploads = await startUploads(await open())
    const { store, asAdmin, db } = uploads
    const [old, next] = [await store(await png(4)), await store(svgSource)]
    const { hero } = await useEverywhere(uploads, old)
    const locked = Promise.withResolvers<void>()
    const removing = db.transaction().execute(async (transaction) => {
      await pagesRepository(transaction).lockPage('home', new Date().toISOString())
      locked.resolve()
      await setTimeout(300)
      await pagesRepository(transaction).deleteBlock(hero.id)
    })
    await locked.promise
    const answer = await asAdmin('POST', `/${old}/replace`, { by: `/uploads/${next}` })
    await removing
    expect(answer).toEqual({ status: 200, body: { replaced: 1, pages: ['resources'] } })
  })

  test('replaces it in links and texts and keeps the surrounding text', async () => {
    const uploads = await startUploads(await open())
    const { store, asAdmin, getAsAdmin } = uploads
    const [old, next] = [await store(video('one')), await store(video('two'))]
    await linkTo(uploads, old)
    expect((await asAdmin('POST', `/${old}/replace`, { by: `/uploads/${next}` })).body.replaced).toBe(4)
    const blocks: { content: object }[] = (await getAsAdmin('/home')).body
    expect(blocks.map(({ content }) => content)).toEqual(linking(next).map(({ content }) => content))
  })

  test('is refused for the logo, unless one may change settings of the site', async () => {
    const { store, asAdmin, app, authorization, tokenOf } = await startUploads(await open())
    const [old, next] = [await store(svgSource), await store(svgSource.replace('<svg', '<svg id="b"'))]
    const site = { method: 'PATCH', url: '/api/v1/site', headers: { authorization } } as const
    expect((await app.inject({ ...site, payload: { logo: `/uploads/${old}` } })).statusCode).toBe(200)
    const by = { by: `/uploads/${next}` }
    const asEditor = { authorization: `Bearer ${await tokenOf('editor')}` }
    expect(await asAdmin('POST', `/${old}/replace`, by, asEditor)).toMatchObject({
      status: 403,
      body: { type: 'urn:problem:not-allowed', errors: [{ path: 'site' }] },
    })
    expect(await asAdmin('POST', `/${old}/replace`, by)).toEqual({
      status: 200,
      body: { replaced: 1, pages: ['site'] },
    })
  })

  test('is refused for another kind or a missing file, or if one place does not accept it', async () => {
    const uploads = await startUploads(await open())
    const { store, asAdmin, list, db, addBlock } = uploads
    const [old, other, mp4] = [await store(await png(4)), await store(await png(5)), await store(video(''))]
    const refusal = async (by: string) => (await asAdmin('POST', `/${old}/replace`, { by })).body
    for (const by of [`/uploads/${mp4}`, '/uploads/nothing.png', other]) {
      expect(await refusal(by)).toMatchObject({ status: 422, errors: [{ path: 'by' }] })
    }
    expect((await asAdmin('POST', '/nothing.png/replace', { by: `/uploads/${other}` })).status).toBe(404)

    const svg = await store(svgSource)
    const features = [{ id: 'a', title: { en: 'A' }, description: { en: 'B' }, imageSrc: `/uploads/${svg}` }]
    await addBlock('FEATURES', { mainTitle: { en: 'Icons' }, features })
    const toPicture = await asAdmin('POST', `/${svg}/replace`, { by: `/uploads/${other}` })
    expect(toPicture).toMatchObject({ status: 422, body: { errors: [{ path: 'content.features.0.imageSrc' }] } })

    await useEverywhere(uploads, old)
    const { id } = await addBlock('CTA', { title: { en: 'Hello' } })
    const faulty = { title: ['a title of an earlier version of the site'], picture: `/uploads/${old}` }
    await db.updateTable('blocks').set({ content: faulty }).where('id', '=', id).execute()
    expect(await refusal(`/uploads/${other}`)).toMatchObject({ status: 422, errors: [{ path: 'content.title' }] })
    expect((await list()).find(({ key }) => key === other)?.uses).toEqual([])
  })
})

describeEachStorage('deleting a file', (open) => {
  test('removes the file, its copies and its row', async () => {
    const { store, asAdmin, app, list, stored } = await startUploads(await open())
    const key = await store(await png(400))
    await app.inject({ url: `/api/uploads/${key}?w=320`, headers: { accept: 'image/webp' } })
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(204)
    expect([await list(), await stored()]).toEqual([[], []])
    expect((await app.inject(`/api/uploads/${key}`)).statusCode).toBe(404)
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(404)
  })

  test('is refused while it is used and returns the uses', async () => {
    const uploads = await startUploads(await open())
    const { store, asAdmin, get } = uploads
    const key = await store(await png(4))
    const { resources } = await useEverywhere(uploads, key)
    const { status, body } = await asAdmin('DELETE', `/${key}`)
    expect([status, body.type, body.uses.length]).toEqual([409, 'urn:problem:upload-in-use', 4])
    expect(body.uses).toContainEqual(expect.objectContaining({ block_id: resources.id, item_id: 'news' }))
    expect((await get(`/uploads/${key}`)).length).toBeGreaterThan(0)
  })

  test('is refused while a link or a text refers to it', async () => {
    const uploads = await startUploads(await open())
    const { store, asAdmin, list } = uploads
    const key = await store(video('one'))
    await linkTo(uploads, key)
    expect(await list('?unused=true')).toEqual([])
    const { status, body } = await asAdmin('DELETE', `/${key}`)
    const paths = body.uses?.map(({ path }: { path: string }) => path).sort()
    expect([status, paths]).toEqual([409, ['buttonLink', 'buttonLink', 'text.en', 'videoUrl']])
  })
})
