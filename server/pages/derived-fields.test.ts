import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

const one = {
  id: 'one',
  type: 'blog',
  title: { en: 'One' },
  day: '2026-01-01',
  date: { en: '1 January 2026' },
  tag: { en: 'Blog', ar: 'مقال' },
  note: { en: '1 minute', ar: 'دقيقة واحدة' },
}
const head = {
  title: { en: 'All' },
  filters: { all: { en: 'All' }, blog: { en: 'Blog' }, events: { en: 'Events' } },
}

describeEachDialect('a post', (open) => {
  test('gets date, tag and note derived from its other fields, unless the same change sets them', async () => {
    const site = await startSite(await open())
    const { id } = await site.addBlock('RESOURCES', { ...head, posts: [one] }, 'resources')
    const save = async (content: object) => (await site.put(`/blocks/${id}/items/one`, { content })).body.content
    const event = await save({ ...one, day: '2026-02-03', type: 'event' })
    expect(event).toMatchObject({
      date: { en: '3 February 2026', ar: '٣ فبراير ٢٠٢٦' },
      tag: { en: 'Event', ar: 'فعالية' },
    })
    expect(event).not.toHaveProperty('note')
    const place = { en: 'Hall 3, Riyadh', ar: 'القاعة ٣، الرياض' }
    const facts = { place, time: '17:00', language: 'both' }
    expect((await save({ ...event, ...facts })).note).toEqual({
      en: 'Hall 3, Riyadh, 17:00, in Arabic and English',
      ar: 'القاعة ٣، الرياض، ٥:٠٠ م، بالعربية والإنجليزية',
    })
    const mine = { date: { en: 'In spring' }, tag: { en: 'Webinar' } }
    expect(await save({ ...event, ...facts, day: '2026-03-01', type: 'blog', ...mine })).toMatchObject(mine)
  })
  test('keeps a note that was written by hand, whatever else of the event changes', async () => {
    const site = await startSite(await open())
    const note = { en: 'Olaya Street 214, 9:30', ar: 'شارع العليا ٢١٤، ٩:٣٠ صباحًا' }
    const event = { ...one, type: 'event', note, place: { en: 'Olaya Street 214' } }
    const { id } = await site.addBlock('RESOURCES', { ...head, posts: [event] }, 'resources')
    const content = { ...event, place: { en: 'Olaya Street 214, Riyadh' } }
    expect((await site.put(`/blocks/${id}/items/one`, { content })).body.content).toMatchObject({ note })
  })
})
