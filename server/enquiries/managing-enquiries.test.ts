import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Enquiry } from '#api/enquiries.ts'
import type { Db, EnquiriesTable } from '#server/db/schema.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startEnquiries } from '#server/testing/start-enquiries.ts'

/** Inserts `count` enquiries with the properties of `change`, two enquiries for each second. */
async function insert(db: Db, count: number, change: Partial<EnquiriesTable> = {}) {
  const enquiries = Array.from(
    { length: count },
    (_, index): EnquiriesTable => ({
      id: randomUUID(),
      name: `Visitor ${index}`,
      email: 'layla@example.com',
      message: 'Hello',
      company: null,
      phone: null,
      interest: null,
      source: '/contact',
      locale: 'en',
      status: 'new',
      created_at: new Date(1_800_000_000_000 + Math.floor(index / 2) * 1000).toISOString(),
      ...change,
    }),
  )
  for (let start = 0; start < count; start += 500) {
    await db
      .insertInto('enquiries')
      .values(enquiries.slice(start, start + 500))
      .execute()
  }
}

describeEachDialect('the list of enquiries', (open) => {
  test('is for administrators only', async () => {
    const { list, app } = await startEnquiries(await open())
    expect((await app.inject('/api/v1/enquiries')).statusCode).toBe(401)
    expect((await list('?format=csv', 'nonsense')).status).toBe(401)
  })

  test('is empty if there are no enquiries', async () => {
    const { list } = await startEnquiries(await open())
    expect(await list()).toMatchObject({ status: 200, body: { items: [], next_cursor: null } })
  })

  test('is sorted newest first and continues at its cursor without duplicates', async () => {
    const { list, db } = await startEnquiries(await open())
    await insert(db, 120)
    const lengths: number[] = []
    const seen: EnquiriesTable[] = []
    for (let query = ''; lengths.length < 9; ) {
      const { body } = await list(query)
      lengths.push(body.items.length)
      seen.push(...body.items)
      if (!body.next_cursor) break
      query = `?cursor=${encodeURIComponent(body.next_cursor)}`
    }
    expect(lengths).toEqual([50, 50, 20])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
    const times = seen.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(seen[0]).toMatchObject({ status: 'new', locale: 'en', source: '/contact', company: null })
  })

  test.each(['x', 'x_y', `2026-01-01T00:00:00.000Z_${'1'.repeat(36)}`, ''])(
    'refuses the cursor “%s”',
    async (cursor) => {
      const { list } = await startEnquiries(await open())
      expect(await list(`?cursor=${cursor}`)).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } })
    },
  )

  test('includes spam and suspected enquiries with their status', async () => {
    const { list, db } = await startEnquiries(await open())
    await insert(db, 1, { status: 'spam', name: 'B' })
    await insert(db, 1, { status: 'suspected', name: 'A' })
    const marks = (await list()).body.items.map(({ name, status }: Enquiry) => `${name} ${status}`)
    expect(marks.sort()).toEqual(['A suspected', 'B spam'])
  })
})

describeEachDialect('the status of an enquiry', (open) => {
  test('is set by an administrator, and the list shows it and filters by it', async () => {
    const { list, mark, db } = await startEnquiries(await open())
    await insert(db, 3)
    const [first, second] = (await list()).body.items
    expect(await mark(first.id, { status: 'done' })).toMatchObject({ status: 200, body: { ...first, status: 'done' } })
    await mark(second.id, { status: 'spam' })
    const idsOf = async (status: string) => (await list(`?status=${status}`)).body.items.map(({ id }: Enquiry) => id)
    expect([await idsOf('done'), await idsOf('spam')]).toEqual([[first.id], [second.id]])
    expect((await idsOf('new')).length).toBe(1)
    expect((await idsOf('new,done')).length).toBe(2)
    expect((await list('?format=csv&status=done')).body.split('\r\n')[1]).toContain(`"done","${first.id}"`)
  })

  test('is only set by administrators, on existing enquiries, to known values', async () => {
    const { mark, list, db } = await startEnquiries(await open())
    await insert(db, 1)
    const [{ id }] = (await list()).body.items
    expect((await mark(id, { status: 'done' }, 'nonsense')).status).toBe(401)
    expect(await mark(randomUUID(), { status: 'done' })).toMatchObject({
      status: 404,
      body: { type: 'urn:problem:enquiry-not-found' },
    })
    expect(await mark(id, { status: 'lost' })).toMatchObject({ status: 422, body: { errors: [{ path: 'status' }] } })
    expect([(await list('?status=lost')).status, (await list('?status=new,lost')).status]).toEqual([422, 422])
    expect((await list()).body.items).toMatchObject([{ status: 'new' }])
  })
})

describeEachDialect('deleting an enquiry', (open) => {
  test('is permanent, for administrators only, works once and deletes no other', async () => {
    const { remove, list, db } = await startEnquiries(await open())
    await insert(db, 2)
    const [first, second] = (await list()).body.items
    expect((await remove(first.id, 'nonsense')).status).toBe(401)
    expect((await remove(first.id)).status).toBe(204)
    expect(await remove(first.id)).toMatchObject({ status: 404, body: { type: 'urn:problem:enquiry-not-found' } })
    expect((await list()).body.items).toEqual([second])
  })
})

describeEachDialect('enquiries as CSV', (open) => {
  test('include all, in a file that Excel reads as UTF-8', async () => {
    const { list, db } = await startEnquiries(await open())
    await insert(db, 1_001)
    const { status, headers, body } = await list('?format=csv')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
      'cache-control': 'no-store',
    })
    const rows = String(body).split('\r\n')
    expect(rows[0]).toBe('\uFEFFcreated_at,name,email,company,phone,interest,message,source,locale,status,id')
    expect(rows).toHaveLength(1_003)
    expect(rows[1]).toMatch(/^"2027-01-15T08:08:20\.000Z","Visitor 1000","layla@example.com","","",/)
  })

  test('keep quotes, commas, line breaks and Arabic text', async () => {
    const { list, db } = await startEnquiries(await open())
    await insert(db, 1, { name: 'ليلى "لولو" حدّاد', message: 'one,\ntwo' })
    expect((await list('?format=csv')).body).toContain('"ليلى ""لولو"" حدّاد"')
    expect((await list('?format=csv')).body).toContain('"one,\ntwo"')
  })

  test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(1)', '\t=1', ' =1', '＝1', '\r=1'])(
    'escape the formula “%s”',
    async (text) => {
      const { list, db } = await startEnquiries(await open())
      await insert(db, 1, { message: text, company: text })
      const cell = `"'${text.replaceAll('"', '""')}"`
      expect(String((await list('?format=csv')).body).split(cell)).toHaveLength(3)
    },
  )

  test('abort instead of ending as a shorter file when the database fails', async () => {
    const { list, db } = await startEnquiries(await open())
    await db.schema.dropTable('enquiries').execute()
    await expect(list('?format=csv')).rejects.toThrow()
  })
})
