import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'
import { sanitizeRichText } from './sanitize-text.ts'

const title = { en: 'Title' }
const many = <T>(count: number, value: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => value(index))
/** CPU time of this process, which does not depend on other processes. */
const processorMs = () => process.cpuUsage().user / 1_000
const keys = (count: number) => Object.fromEntries(many(count, (index) => [`key${index}`, index]))
describeEachDialect('a content', (open) => {
  test('is refused if it is too large, whatever its keys and languages', async () => {
    const { addBlock, put } = await startSite(await open())
    const { id } = await addBlock('CTA', { title })
    const sent = async (content: object) => {
      const { status, body } = await put(`/blocks/${id}`, { type: 'CTA', content: { title, ...content } })
      return status === 422 ? body.errors[0] : { status }
    }
    expect(await sent({ title: { ...title, fr: 'x'.repeat(2_001) } })).toMatchObject({ path: 'content.title.fr' })
    expect(await sent({ subtitle: { ...title, fr: 'x'.repeat(50_001) } })).toMatchObject({
      path: 'content.subtitle.fr',
    })
    expect(await sent({ note: [{ a: 'x'.repeat(50_001) }] })).toMatchObject({ path: 'content.note.0.a' })
    expect(await sent(keys(51))).toEqual({ path: 'content', message: 'holds more than 50 unknown keys' })
    expect(await sent({ title: { ...title, ...keys(51) } })).toMatchObject({ path: 'content.title' })
    expect(await sent({ people: [{ id: 'a', ...keys(51) }] })).toMatchObject({ path: 'content.people.0' })
    expect(await sent({ note: many(3, () => 'x'.repeat(30_000)) })).toEqual({
      path: 'content',
      message: 'holds more than 64 KiB under unknown keys',
    })
    expect(await sent({ note: Array(100_000).fill(0) })).toMatchObject({ message: 'holds more than 100000 values' })
    const full = '<b>&'.repeat(3_333)
    expect(await sent({ subtitle: { en: full, ar: `${full}<b>&` } })).toMatchObject({
      message: 'holds more than 20000 signs of markup',
    })
    expect(await sent({ title: { ...title, fr: 'x'.repeat(2_000) }, ...keys(50) })).toEqual({ status: 200 })
  })

  test('has at most 2 MiB', async () => {
    const { addBlock, put } = await startSite(await open())
    const { id } = await addBlock('FAQ', { title, questions: [] })
    const sent = async (answer: string) => {
      const questions = many(40, (index) => ({ id: `q${index}`, question: title, answer: { en: answer, ar: answer } }))
      const { status, body } = await put(`/blocks/${id}`, { type: 'FAQ', content: { title, questions } })
      return [status, body.errors]
    }
    const refused = [422, [{ path: 'content', message: 'is larger than 2 MiB' }]]
    expect(await sent('ع'.repeat(13_200))).toEqual(refused)
    expect(await sent('ع'.repeat(10_000))).toEqual([200, undefined])
  })

  test('may name more files than an SQL statement can have parameters', async () => {
    const { addBlock, put } = await startSite(await open())
    const { id } = await addBlock('FAQ', { title, questions: [] })
    const names = (row: number) =>
      many(1_700, (index) => `/uploads/${(row * 1_700 + index).toString(16).padStart(16, '0')}.p`)
    const questions = many(40, (row) => ({ id: `q${row}`, question: title, answer: { en: names(row).join(' ') } }))
    const { body } = await put(`/blocks/${id}`, { type: 'FAQ', content: { title, questions } })
    expect(body.type).toBe('urn:problem:upload-deleted')
  })

  test('of ten million bytes is refused quickly, whatever they are', async () => {
    const { addBlock, app, token } = await startSite(await open())
    const { id } = await addBlock('CTA', { title })
    const send = (content: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/pages/blocks/${id}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: `{"type":"CTA","content":${content}}`,
      })
    const size = 10_000_000
    const texts = ['x'.repeat(2_000_000) + '<b>'.repeat(11_000), '<'.repeat(700_000) + 'b>'.repeat(700_000)]
    for (const content of [
      ...texts.map((fr) => JSON.stringify({ title: { ...title, fr } })),
      '['.repeat(size / 2) + ']'.repeat(size / 2),
      `[${'{},'.repeat(size / 3)}0]`,
      `{"title":"${'x'.repeat(size)}"}`,
    ]) {
      const begin = processorMs()
      const answer = await send(content)
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [expect.objectContaining({ path: expect.stringMatching(/^content/) })],
      ])
      expect(processorMs() - begin, content.slice(0, 20)).toBeLessThan(1_000)
    }
    expect((await send(`"${'x'.repeat(10 * 1024 * 1024)}"`)).statusCode).toBe(413)
  })
})

test('nested broken markup is sanitized in a few passes, to a stable result', () => {
  for (const html of ['<'.repeat(8_000) + 'b>'.repeat(8_000), '<<<<<<b>b>b>b>b>b>'.repeat(1_000), '<'.repeat(20_000)]) {
    const begin = processorMs()
    const reduced = sanitizeRichText(html)
    expect(processorMs() - begin).toBeLessThan(1_000)
    expect(sanitizeRichText(reduced)).toBe(reduced)
  }
})
