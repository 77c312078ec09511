import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startWholeSite } from '#server/testing/start-whole-site.ts'

const title = { en: 'Heron', ar: 'Heron' }
const slugs = ['about', 'privacy-policy', 'careers', 'customer-stories']
const targets = [
  '/about',
  '/privacy-policy',
  '/careers',
  '/customer-stories',
  '/vacancy-details/one',
  '/customer-stories/two',
]

/** Where each path of `targets` is public: its status, and whether sitemap, search, links and list say so. */
async function publicPlaces({ app, call }: Awaited<ReturnType<typeof startWholeSite>>) {
  const text = async (url: string) => (await app.inject(url)).body
  const locs = [...(await text('/sitemap.xml')).matchAll(/<loc>http:\/\/localhost:3000([^<]*)</g)].map(
    ([, path]) => path,
  )
  const found = JSON.parse(await text('/api/v1/search?q=heron&locale=en&limit=50')).items.map(
    ({ url }: { url: string }) => url,
  )
  const listed = JSON.parse(await text('/api/v1/pages')).items.map(({ path }: { path: { en: string } }) => path.en)
  const links: { link: string }[] = (await call('GET', '/links')).items
  return Promise.all(
    targets.map(async (path) => {
      const isItem = path.split('/').length > 2
      const places = [locs.includes(path), found.includes(path), !links.some(({ link }) => link === path)]
      return {
        path,
        answered: (await app.inject(path)).statusCode === 200,
        places: isItem ? places : [...places, listed.includes(path)],
      }
    }),
  )
}

describeEachDialect('an address that answers 404', (open) => {
  test('is in no sitemap, search and list, and every link to it is a fault, whatever the reason', async () => {
    const site = await startWholeSite(open, slugs)
    const { addBlock, call } = site
    for (const page of slugs) await addBlock('CTA', { title }, page)
    for (const link of targets) await addBlock('CTA', { title, buttonText: title, buttonLink: link }, 'home')
    const policy = await addBlock('TEXT', { content: { title, intro: title } }, 'privacy-policy')
    const story = { id: 'two', title, company: title, quote: title }
    await addBlock('GALLERY', { title, stories: [story] }, 'customer-stories')
    const jobs = await addBlock('JOBS', { title, jobs: [{ id: 'one', title }] }, 'careers')

    const put = (block: { id: string; block_type: string; content: object }, more: object) =>
      call('PUT', `/pages/blocks/${block.id}`, { type: block.block_type, content: { ...block.content, ...more } })
    const steps: [string, () => Promise<unknown>, string[]][] = [
      ['everything is public', async () => {}, []],
      ['the text is hidden', () => put(policy, { hidden: true }), ['/privacy-policy']],
      ['the text is shown', () => put(policy, {}), []],
      ['the jobs are hidden', () => put(jobs, { hidden: true }), ['/vacancy-details/one']],
      [
        'the stories are hidden',
        () => call('PATCH', '/pages/customer-stories', { state: 'hidden' }),
        ['/vacancy-details/one', '/customer-stories', '/customer-stories/two'],
      ],
      [
        'the text is gone',
        () => call('DELETE', `/pages/blocks/${policy.id}`),
        ['/privacy-policy', '/vacancy-details/one', '/customer-stories', '/customer-stories/two'],
      ],
    ]
    for (const [step, change, gone] of steps) {
      await change()
      const places = await publicPlaces(site)
      expect(
        places
          .filter(({ answered }) => !answered)
          .map(({ path }) => path)
          .toSorted(),
        step,
      ).toEqual(gone.toSorted())
      for (const { path, answered, places: each } of places)
        expect([step, path, ...new Set(each)]).toEqual([step, path, answered])
    }
  })
})
