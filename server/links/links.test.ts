import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { SiteLink } from '#api/links.ts'
import { head, post, startHistory, title } from '#server/history/testing/start-history.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'

const labels = ['nameLabel', 'emailLabel', 'companyLabel', 'phoneLabel', 'messageLabel', 'title', 'buttonText']
const form = Object.fromEntries(labels.map((label) => [label, { en: label }]))

async function startLinks(open: OpenDatabase) {
  const site = await startHistory(open)
  const ask = async (method: InjectOptions['method'], path = '', payload?: object, token = site.token) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await site.app.inject({ method, url: `/api/v1/links${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  await site.post('', { path: { en: '/about-us' }, name: { en: 'About us' } })
  await site.patch('/about-us', { state: 'public' })
  return {
    ...site,
    links: ask,
    addLink: (buttonLink: string, page?: string) => site.addBlock('CTA', { ...title('x'), buttonLink }, page),
    addText: (html: string) => site.addBlock('IMAGE_TEXT', { ...title('x'), text: { en: html, ar: html } }),
    dead: async () =>
      ((await ask('GET')).body.items as SiteLink[]).map(({ page, path, link, fault }) => [page, path, link, fault]),
    replace: (from: string, to: string) => ask('POST', '/replace', { from, to }),
  }
}

describeEachDialect('links that lead nowhere', (open) => {
  test('are listed with their places and what is wrong with them', async () => {
    const { addBlock, addLink, addText, dead, db, links, patch, post: make } = await startLinks(open)
    await addBlock('FORM', form)
    const posts = [post('here'), post('secret', { draft: true })]
    await addBlock('RESOURCES', { ...head, posts }, 'resources')
    await make('', { path: { en: '/plan' }, name: { en: 'Plan' } })
    const good = [
      '/',
      '/about-us?x=1',
      '/ar/about-us/',
      '/#request-demo-form',
      '#request-demo-form',
      '#',
      'https://x.org',
    ]
    for (const link of [...good, 'http://localhost:3000/about-us', '/resources/here', '/blog', '/feed.xml', 'tel:1']) {
      await addLink(link)
    }
    expect(await dead()).toEqual([])

    for (const link of ['/nowhere', '/plan', '/resources/gone', '/resources/secret', '/about-us#gone'])
      await addLink(link)
    await addLink('#request-demo-form', 'about-us')
    const picture = '/uploads/0123456789abcdef-1x1.webp'
    await addText(`<p><a href="/nowhere?a=1&amp;b=2">x</a></p>`)
    await db
      .updateTable('blocks')
      .set({ content: { ...title('x'), image: picture } as never })
      .where('block_type', '=', 'IMAGE_TEXT')
      .execute()
    await addText(`<p><a href="/nowhere?a=1&amp;b=2">x</a></p>`)
    const expected = [
      ['about-us', 'buttonLink', '#request-demo-form', 'anchor'],
      ['home', 'buttonLink', '/nowhere', 'missing'],
      ['home', 'buttonLink', '/plan', 'hidden'],
      ['home', 'buttonLink', '/resources/gone', 'missing'],
      ['home', 'buttonLink', '/resources/secret', 'hidden'],
      ['home', 'buttonLink', '/about-us#gone', 'anchor'],
      ['home', 'image', picture, 'file'],
      ['home', 'text.en', '/nowhere?a=1&b=2', 'missing'],
      ['home', 'text.ar', '/nowhere?a=1&b=2', 'missing'],
    ]
    // Sorted, because PostgreSQL does not preserve the order of keys such as `en` and `ar` in JSON.
    expect((await dead()).toSorted()).toEqual(expected.toSorted())
    await patch('/plan', { state: 'public' })
    expect((await dead()).map(([, , link]) => link)).not.toContain('/plan')
    expect((await links('GET', '', undefined, 'none')).status).toBe(401)
  })

  test('are not those that a redirect leads on, nor those of a deleted page', async () => {
    const { addLink, dead, delete: remove, patch } = await startLinks(open)
    await addLink('/about-us')
    await addLink('/nowhere', 'about-us')
    await patch('/about-us', { path: { en: '/company' } })
    expect(await dead()).toEqual([['about-us', 'buttonLink', '/nowhere', 'missing']])
    await remove('/about-us')
    expect(await dead()).toEqual([['home', 'buttonLink', '/about-us', 'missing']])
  })
})

describeEachDialect('the links to a page', (open) => {
  test('are listed, in either language and also through a redirect', async () => {
    const { addLink, links, patch } = await startLinks(open)
    await addLink('/about-us#content')
    await addLink('/')
    await patch('/about-us', { path: { en: '/company', ar: '/ar/شركة' } })
    await addLink('/ar/شركة')
    const { items } = (await links('GET', '?page=about-us')).body
    expect(items.map(({ link }: SiteLink) => link)).toEqual(['/about-us#content', '/ar/شركة'])
  })

  test('are replaced everywhere by changes that can be reverted', async () => {
    const { addLink, addText, blocks, get, patch, replace, revert, links } = await startLinks(open)
    await addLink('/about-us#content', 'resources')
    await addText('<p><a href="/about-us">a</a> <a href="/ar/about-us?x=1&amp;y=2">b</a> /about-us</p>')
    await patch('/about-us', { path: { en: '/company' } })
    const { body } = await replace('/about-us', '/company')
    expect(body).toMatchObject({ replaced: 5, changes: [{ page: 'home' }, { page: 'resources' }] })
    const text = '<p><a href="/company">a</a> <a href="/company?x=1&amp;y=2">b</a> /about-us</p>'
    expect((await blocks())[0]?.content).toMatchObject({ text: { en: text, ar: text } })
    expect((await get('/resources')).body[0].content.buttonLink).toBe('/company#content')
    expect((await links('GET', '?page=about-us')).body.items).toHaveLength(5)
    for (const change of body.changes) expect((await revert(change)).status).toBe(200)
    expect((await get('/resources')).body[0].content.buttonLink).toBe('/about-us#content')
  })

  test('are replaced only by one that leads somewhere; an anchor only where it leads nowhere', async () => {
    const { addBlock, addLink, get, replace } = await startLinks(open)
    await addBlock('FORM', form)
    await addLink('#request-demo-form')
    await addLink('#request-demo-form', 'about-us')
    for (const to of ['/nowhere', 'nonsense', '']) {
      expect(await replace('#request-demo-form', to)).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } })
    }
    expect((await replace('#request-demo-form', '/#request-demo-form')).body.replaced).toBe(1)
    expect((await get('/about-us')).body[0].content.buttonLink).toBe('/#request-demo-form')
    expect((await get('/home')).body[1].content.buttonLink).toBe('#request-demo-form')
  })
})
