import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { all, origin, startSeoSite } from './testing/start-seo-site.ts'

const story = {
  id: 'a-story',
  type: 'blog',
  title: { en: 'Learn & <grow>', ar: 'تعلّموا' },
  description: { en: 'Said in English alone' },
  tag: { en: 'Blog', ar: 'مقال' },
  day: '2026-02-03',
}
const many = Array.from({ length: 35 }, (_, index) => ({
  id: `post-${index}`,
  type: 'blog',
  title: { en: `Post ${index}` },
  day: `2025-03-${String((index % 28) + 1).padStart(2, '0')}`,
}))

describeEachDialect('the RSS feed', (open) => {
  test('contains title, URL, day, description and tag of a post', async () => {
    const { ask } = await startSeoSite(open, [story])
    const answer = await ask('/feed.xml')
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" /)
    expect(answer.body).toContain(`<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>`)
    expect(answer.body).toContain(
      '<item><title>Learn &amp; &lt;grow&gt;</title>' +
        `<link>${origin}/resources/a-story</link><guid isPermaLink="true">${origin}/resources/a-story</guid>` +
        '<pubDate>Tue, 03 Feb 2026 00:00:00 GMT</pubDate>' +
        '<description>Said in English alone</description><category>Blog</category></item>',
    )
  })

  test('also exists in Arabic, with English where a translation is missing', async () => {
    const { ask } = await startSeoSite(open, [{ ...story, id: 'مقال' }])
    const { body } = await ask('/ar/feed.xml')
    expect(all(body, 'language')).toEqual(['ar'])
    expect(all(body, 'title')[1]).toBe('تعلّموا')
    expect(all(body, 'description')[1]).toBe('Said in English alone')
    expect(all(body, 'link')).toEqual([`${origin}/ar/resources`, `${origin}/ar/resources/${encodeURI('مقال')}`])
    expect(body).toContain(`href="${origin}/ar/feed.xml" rel="self"`)
  })

  test('has the name that editors gave the page of its posts', async () => {
    const { ask, patch } = await startSeoSite(open, [story])
    expect((await ask('/feed.xml')).statusCode).toBe(200)
    await patch('/resources', { name: { en: 'Our reading' }, description: { en: 'All of it' } })
    const { body } = await ask('/feed.xml')
    expect([all(body, 'title')[0], all(body, 'description')[0]]).toEqual(['Our reading - Brand', 'All of it'])
  })

  test('contains the newest 30 posts, newest first', async () => {
    const { ask } = await startSeoSite(open, [...many, story])
    const titles = all((await ask('/feed.xml')).body, 'title').slice(1)
    expect(titles).toHaveLength(30)
    expect(titles.slice(0, 2)).toEqual(['Learn &amp; &lt;grow&gt;', 'Post 27'])
  })

  test('starts with the most recently published post although the list starts with later events', async () => {
    const events = Array.from({ length: 31 }, (_, index) => ({
      ...story,
      id: `event-${index}`,
      type: 'event',
      title: { en: `Event ${index}` },
      day: `2999-01-${String(index + 1).padStart(2, '0')}`,
    }))
    const { ask, db } = await startSeoSite(open, [...events, story])
    const changed = (ids: string[], updated_at: string) =>
      db.updateTable('items').set({ updated_at }).where('id', 'in', ids).execute()
    await changed(
      events.map(({ id }) => id),
      '2025-06-01T00:00:00.000Z',
    )
    await changed(['event-7'], '2026-03-01T00:00:00.000Z')
    const titles = all((await ask('/feed.xml')).body, 'title').slice(1)
    expect(titles).toHaveLength(30)
    expect(titles.slice(0, 3)).toEqual(['Event 7', 'Learn &amp; &lt;grow&gt;', 'Event 30'])
  })

  test('has no publication date in the future', async () => {
    const { ask } = await startSeoSite(open, [{ ...story, type: 'event', day: '2999-01-01' }])
    const [published] = all((await ask('/feed.xml')).body, 'pubDate')
    expect(Date.parse(published ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('shows a change of a post immediately', async () => {
    const { ask, put, items } = await startSeoSite(open, [story])
    expect((await ask('/ar/feed.xml')).body).toContain('تعلّموا')
    await put(`${items}/a-story`, { content: { ...story, title: { en: 'New', ar: 'جديد' } } })
    expect(all((await ask('/feed.xml')).body, 'title')[1]).toBe('New')
    expect(all((await ask('/ar/feed.xml')).body, 'title')[1]).toBe('جديد')
  })

  test('is sent compressed, and returns 304 to a client that has it', async () => {
    const { ask } = await startSeoSite(open, [story])
    const answer = await ask('/feed.xml', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    const again = await ask('/feed.xml', { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is well-formed whatever the title of a post is', async () => {
    const { ask } = await startSeoSite(open, [{ ...story, title: { en: 'A\u0007 ]]> "b" \u{1F600}' } }])
    expect(all((await ask('/feed.xml')).body, 'title')[1]).toBe('A ]]&gt; &quot;b&quot; \u{1F600}')
  })
})
