import { createHash } from 'node:crypto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startEnquiries } from '#server/testing/start-enquiries.ts'
import { enquiryService } from './service.ts'

const typed = { name: 'Layla Haddad', email: 'layla@example.com', message: 'We want to train 200 people.' }
const asked = { ...typed, source: '/contact' }
const whole = { ...asked, company: 'Haddad Ltd', phone: '+966 55 123 4567', interest: 'Totara Learn' }

const stored = (db: Db) => db.selectFrom('enquiries').selectAll().execute()

afterEach(() => {
  vi.useRealTimers()
})

describeEachDialect('an enquiry', (open) => {
  test('returns 201 with its id and is stored as written', async () => {
    const { post, db } = await startEnquiries(await open())
    const { status, body } = await post({ ...whole, name: '  Layla Haddad ', source: '/solutions/totara-suite' })
    expect(status).toBe(201)
    expect(await stored(db)).toEqual([
      {
        ...whole,
        id: body.id,
        source: '/solutions/totara-suite',
        locale: 'en',
        status: 'new',
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  test('requires only name, e-mail and message', async () => {
    const { post, db } = await startEnquiries(await open())
    expect((await post({ ...asked, company: '', phone: ' ' })).status).toBe(201)
    expect(await stored(db)).toMatchObject([{ company: null, phone: null, interest: null, locale: 'en' }])
  })

  test('is mailed to the company with the visitor as reply address', async () => {
    const { post, outbox } = await startEnquiries(await open())
    const { body } = await post({ ...whole, message: 'مرحبًا،\nنريد منصّة.', source: '/ar/contact' })
    const [mail, ...others] = await outbox()
    expect(others).toEqual([])
    expect(mail?.headers).toMatchObject({
      from: 'iLearn <info@example.com>',
      to: 'info@example.com',
      'reply-to': 'Layla Haddad <layla@example.com>',
      subject: 'Enquiry from Layla Haddad, Haddad Ltd',
    })
    for (const line of [
      'E-mail: layla@example.com',
      'Phone: +966 55 123 4567',
      'Interested in: Totara Learn',
      'Page: http://localhost:3000/ar/contact',
      'Language: Arabic',
      `Enquiry: ${body.id}`,
      'مرحبًا،\nنريد منصّة.',
    ]) {
      expect(mail?.text).toContain(line)
    }
  })

  test('is answered only after its mail is stored, so that neither is lost when the process ends', async () => {
    const db = await open()
    const [contactEmail, log] = ['info@example.com', { warn: () => {}, error: () => {} }]
    // No mail server listens at this address.
    const mailer = createMailer({ db, contactEmail, siteBrand: 'iLearn', dataDir: '', smtpUrl: 'smtp://127.0.0.1:1' })
    onTestFinished(() => mailer.close())
    const enquiries = enquiryService({ db, mailer, siteUrl: 'http://localhost:3000' })
    await enquiries.submit(asked, { address: '10.0.0.1', log })
    expect(await db.selectFrom('outgoing_mails').select('id').execute()).toHaveLength(1)
  })

  test.each([
    ['/ar', 'ar'],
    ['/ar/contact', 'ar'],
    ['/ar?x=1', 'ar'],
    ['/arrivals', 'en'],
    ['/contact', 'en'],
  ])('from the page %s has the language %s', async (source, locale) => {
    const { post, db } = await startEnquiries(await open())
    await post({ ...asked, source })
    expect(await stored(db)).toMatchObject([{ source, locale }])
  })

  test('that is invalid returns 422 with the path of each error and is not stored', async () => {
    const { post, db, outbox } = await startEnquiries(await open())
    const { status, body } = await post({ ...asked, name: ' ', email: 'layla@', message: 'x'.repeat(5_001) })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: 'name', message: 'is required' },
      { path: 'email', message: 'is not as it must be' },
      { path: 'message', message: 'must have at most 5000 characters' },
    ])
    expect((await post({ email: asked.email, message: 'Hello' })).body.errors).toMatchObject([{ path: 'name' }])
    for (const source of ['contact', '//evil.example', '/contact\nReceived: never', '/a b', `/${'x'.repeat(300)}`]) {
      expect(await post({ ...asked, source })).toMatchObject({ status: 422, body: { errors: [{ path: 'source' }] } })
    }
    expect([await stored(db), await outbox()]).toEqual([[], []])
  })

  test('of a bot that fills in the honeypot gets the same response and is not mailed', async () => {
    const { post, db, outbox } = await startEnquiries(await open())
    const trapped = { ...asked, hp_note: 'https://spam.example', elapsed: 2_999 }
    expect(await post(trapped)).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    expect(await stored(db)).toMatchObject([{ ...asked, status: 'suspected' }])
    expect(await outbox()).toEqual([])
  })

  test('that took less than 3 seconds is mailed as suspected, since it may be from a person', async () => {
    const { post, db, outbox } = await startEnquiries(await open())
    expect((await post({ ...asked, elapsed: 2_999 })).status).toBe(201)
    expect(await stored(db)).toMatchObject([{ ...asked, status: 'suspected' }])
    const subjects = (await outbox()).map(({ headers }) => headers.subject)
    expect(subjects).toEqual(['[suspected robot] Enquiry from Layla Haddad'])
  })

  test('that took 3 seconds or has no timing is not suspected', async () => {
    const { post, db } = await startEnquiries(await open())
    await post({ ...asked, hp_note: '', elapsed: 3_000 })
    await post(asked)
    expect((await stored(db)).map(({ status }) => status)).toEqual(['new', 'new'])
  })

  test('with neither timing nor page is suspected: stored, answered and not mailed', async () => {
    const { post, db, outbox } = await startEnquiries(await open())
    expect(await post(typed)).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    expect((await post({ ...typed, elapsed: 9_000 })).status).toBe(201)
    const statuses = (await stored(db)).map(({ status }) => status).sort()
    expect([statuses, (await outbox()).length]).toEqual([['new', 'suspected'], 1])
  })

  test('beyond 100 per hour on the whole site is suspected: stored, answered and not mailed', async () => {
    const { post, db, outbox } = await startEnquiries(await open())
    const from = (sender: number) => `198.51.${Math.floor(sender / 10)}.1`
    for (let sender = 0; sender < 103; sender++) expect((await post(asked, from(sender))).status).toBe(201)
    const statuses = (await stored(db)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'suspected')).toHaveLength(3)
    expect([statuses.length, (await outbox()).length]).toEqual([103, 100])
  })

  test('beyond 1,000 suspected ones in a day is refused with the time of the next try, and stores nothing', async () => {
    const { post, db } = await startEnquiries(await open())
    const times = JSON.stringify(Array(999).fill(Date.now() - 3_600_000))
    const subject = createHash('sha256').update('suspected enquiry ').digest('hex')
    await db.insertInto('request_counts').values({ subject, times, expires_at: '2999-01-01T00:00:00.000Z' }).execute()
    const [first, second] = [await post(typed), await post(typed)]
    expect([first.status, second.status, Number(second.headers['retry-after']) > 80_000]).toEqual([201, 429, true])
    expect(await stored(db)).toHaveLength(1)
    expect((await post(asked)).status).toBe(201)
  })

  test('can be sent twice at the same time: both are stored and mailed', async () => {
    const { post, db, outbox } = await startEnquiries(await open())
    const answers = await Promise.all([post(asked), post(asked)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2)
    expect([(await stored(db)).length, (await outbox()).length]).toEqual([2, 2])
  })

  test('is stored and answered although its mail cannot be sent', async () => {
    const { post, db, spoilOutbox, logged } = await startEnquiries(await open())
    await spoilOutbox()
    expect((await post(asked)).status).toBe(201)
    expect(await stored(db)).toHaveLength(1)
    await expect.poll(() => logged.join('')).toContain('a mail could not be sent yet')
  })
})

describeEachDialect('old enquiries', (open) => {
  test('are deleted after 90 days if they are suspected', async () => {
    const { post, db, enquiries } = await startEnquiries(await open())
    await post(typed)
    await post(asked)
    const after = (days: number) => enquiries.deleteExpiredEnquiries(new Date(Date.now() + days * 24 * 3_600_000))
    await after(89)
    expect(await stored(db)).toHaveLength(2)
    await after(91)
    expect(await stored(db)).toMatchObject([{ status: 'new' }])
  })

  test('are deleted after 24 months, as the privacy policy promises', async () => {
    const { post, db, enquiries } = await startEnquiries(await open())
    await post(asked)
    const [kept] = await stored(db)
    const later = (months: number, milliseconds: number) => {
      const date = new Date(kept?.created_at ?? '')
      date.setUTCMonth(date.getUTCMonth() + months)
      return new Date(date.getTime() + milliseconds)
    }
    await enquiries.deleteExpiredEnquiries(later(24, 0))
    expect(await stored(db)).toHaveLength(1)
    await enquiries.deleteExpiredEnquiries(later(24, 1))
    expect(await stored(db)).toEqual([])
  })
})

describeEachDialect('enquiries from one address', (open) => {
  test('are limited to 10 per hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, db } = await startEnquiries(await open())
    for (let count = 0; count < 10; count++) expect((await post(asked)).status).toBe(201)
    const refused = await post(asked)
    expect(refused).toMatchObject({ status: 429, body: { type: 'urn:problem:too-many-enquiries' } })
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await post(asked, '203.0.113.9')).status).toBe(201)
    vi.setSystemTime(Date.now() + 3_600_000)
    expect((await post(asked)).status).toBe(201)
    expect(await stored(db)).toHaveLength(12)
  })

  test('from one IPv6 network share a limit', async () => {
    const { post } = await startEnquiries(await open())
    for (let count = 0; count < 10; count++) await post(asked, `2001:db8:1:2::${count}`)
    expect((await post(asked, '2001:db8:1:2:ffff::')).status).toBe(429)
    expect((await post(asked, '2001:db8:1:3::1')).status).toBe(201)
  })

  test('in parallel do not exceed the limit', async () => {
    const { post, db } = await startEnquiries(await open())
    const statuses = (await Promise.all(Array.from({ length: 15 }, () => post(asked)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(await stored(db)).toHaveLength(10)
  })

  test('count when they are valid, not when a field is invalid', async () => {
    const { post } = await startEnquiries(await open())
    for (let count = 0; count < 12; count++) await post({ ...asked, email: 'no' })
    expect((await post(asked)).status).toBe(201)
  })

  test('are counted by the address from a trusted proxy; other clients cannot set it', async () => {
    const statuses = async (trustProxy: string[], peer: string) => {
      const { post } = await startEnquiries(await open(), { trustProxy })
      const answers = []
      for (let count = 0; count < 11; count++) {
        answers.push(await post(asked, peer, { 'x-forwarded-for': `198.51.100.${count}` }))
      }
      return answers.map(({ status }) => status)
    }
    expect(await statuses(['10.0.0.0/8'], '10.1.2.3')).toEqual(Array(11).fill(201))
    for (const peer of ['127.0.0.1', '192.168.0.7']) {
      expect((await statuses(['10.0.0.0/8'], peer)).at(-1)).toBe(429)
      expect((await statuses([], peer)).at(-1)).toBe(429)
    }
  })
})
