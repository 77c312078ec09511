import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { removeOldPartFiles } from './derived-files.ts'
import { describeEachStorage } from './testing/each-storage.ts'
import { animated, animatedPng, chunkNames, picture, video } from './testing/files.ts'
import { makeOddPictures } from './testing/odd-pictures.ts'
import { encoded, formWith, startUploads } from './testing/start-uploads.ts'

const mebibyte = 1024 * 1024
const photographOf = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp(Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * index) % 256)), {
    raw: { width: 64, height: 48, channels: 3 },
  })
    .toFormat(format)
    .toBuffer()
const photograph = await photographOf('jpeg')
type Refused = [name: string, file: Buffer | string, reason: string, found?: string]
const cutOff = [
  ['a PNG that is cut off', (await photographOf('png')).subarray(0, -200)],
  ['a moving PNG that is cut off', (await animatedPng()).subarray(0, -20)],
  ['a WebP that is cut off', (await photographOf('webp')).subarray(0, -20)],
  ['a moving WebP that is cut off', (await animated().webp().toBuffer()).subarray(0, -20)],
  ['an AVIF that is cut off', (await photographOf('avif')).subarray(0, -20)],
  ['a moving picture that is cut off', (await animated().gif().toBuffer()).subarray(0, -4)],
] as const
const oddPictures = await makeOddPictures(photograph)

describeEachStorage('an uploaded file', (open) => {
  test('is accepted from administrators only', async () => {
    const { sendForm, stored } = await startUploads(await open())
    expect((await sendForm(formWith(await picture(4, 3).png().toBuffer(), 'a.png'), undefined, {})).status).toBe(401)
    expect(await stored()).toEqual([])
  })

  test('is typed by its content, turned upright and stripped of author and location', async () => {
    const { send, get, db, admin } = await startUploads(await open())
    const sent = await picture(40, 30)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Layla' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(sent.includes('Layla')).toBe(true)
    const { status, body } = await send(sent, '../صورة\0.png')
    expect([status, body]).toEqual([
      201,
      { url: expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-30x40\.jpg$/), mime: 'image/jpeg', width: 30, height: 40 },
    ])
    const { exif, orientation, width } = await sharp(await get(body.url)).metadata()
    expect([exif, orientation, width]).toEqual([undefined, undefined, 30])
    const rows = await db.selectFrom('uploads').select(['original_name', 'created_by']).execute()
    expect(rows).toEqual([{ original_name: expect.stringMatching(/صورة.*\.png$/), created_by: admin.id }])
  })

  test.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const { send, get } = await startUploads(await open())
    const { body } = await send(await picture(40, 30).toFormat(format).toBuffer())
    expect(body).toMatchObject({ mime: `image/${format}`, width: 40, height: 30 })
    expect(await sharp(await get(body.url)).metadata()).toMatchObject({ width: 40, height: 30 })
  })

  test.each(['gif', 'webp'] as const)(
    'stays animated as %s, also when a narrower copy is requested',
    async (format) => {
      const { send, get } = await startUploads(await open())
      const sent = await animated().toFormat(format, { loop: 0 }).withXmp('<x:xmpmeta>Layla</x:xmpmeta>').toBuffer()
      const { body } = await send(Buffer.concat([sent, Buffer.from('<script>')]))
      expect(body).toMatchObject({ mime: `image/${format}`, width: 8, height: 6 })
      for (const file of [await get(body.url), await get(`${body.url}?w=320`)]) {
        expect(await sharp(file).metadata()).toMatchObject({ format, pages: 2, loop: 0 })
        expect([file.includes('Layla'), file.includes('<script>')]).toEqual([false, false])
      }
    },
  )

  test.each(Object.entries(oddPictures))('may be %s, as in browsers', async (_, [file, whole]) => {
    const { send } = await startUploads(await open())
    // A file is named by its content.
    expect(await send(file)).toEqual(await send(whole))
  })

  test('stays animated as PNG, without texts, also when a narrower copy is requested', async () => {
    const { send, get } = await startUploads(await open())
    const { body } = await send(await animatedPng('Layla'))
    expect(body).toEqual({ url: expect.stringMatching(/-8x6\.png$/), mime: 'image/png', width: 8, height: 6 })
    const file = await get(body.url)
    expect(chunkNames(file)).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND'])
    expect((await get(`${body.url}?w=320`)).equals(file)).toBe(true)
    expect((await sharp(file).metadata()).width).toBe(8)
  })

  test('says which visible parts of an SVG were removed', async () => {
    const { send } = await startUploads(await open())
    const drawing = '<svg viewBox="0 0 4 3"><image href="https://a.example/b.png"/><rect><set/></rect></svg>'
    expect((await send(drawing)).body).toMatchObject({ mime: 'image/svg+xml', lost: ['external', 'animation'] })
  })

  test.each([
    ['width="100%" height="100%"', '0 0 400 190'],
    ['', '0 0 400 190'],
    ['width="100%" height="50"', '0 0 400 190'],
    ['width="100%" viewBox="0 0 40 30"', '0 0 40 30'],
    ['width="400px" height="20mm"', undefined],
  ])('is scaled instead of cropped if it is an SVG with %s', async (size, viewBox) => {
    const { send, get } = await startUploads(await open())
    const { body } = await send(`<svg ${size}><path d="M20 10h380v180h-380z"/></svg>`)
    expect(/viewBox="([^"]*)"/.exec((await get(body.url)).toString())?.[1]).toBe(viewBox)
  })

  test('is a video by its content, whatever its name', async () => {
    const { send, get } = await startUploads(await open())
    const mp4 = video('some pictures')
    const { body } = await send(mp4, 'a.webm')
    expect(body).toEqual({ url: expect.stringMatching(/\/[0-9a-f]{16}\.mp4$/), mime: 'video/mp4' })
    expect((await get(body.url)).equals(mp4)).toBe(true)
    const webm = Buffer.from('\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\x82\x84webm', 'latin1')
    expect((await send(webm, 'a.mp4')).body).toMatchObject({ mime: 'video/webm' })
  })

  test('is a PDF by its first bytes, stored as it is, and sent as a download that is never run', async () => {
    const { send, get, app } = await startUploads(await open())
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj')
    const padded = [Buffer.from('\uFEFF'), Buffer.from('<b>Notice</b>\r\n'), Buffer.alloc(1024, 'x')]
    for (const file of [pdf, ...padded.map((bytes) => Buffer.concat([bytes, pdf]))]) {
      const { status, body } = await send(file, 'report.png')
      expect([status, body]).toEqual([
        201,
        { url: expect.stringMatching(/\/[0-9a-f]{16}\.pdf$/), mime: 'application/pdf' },
      ])
      expect((await get(body.url)).equals(file)).toBe(true)
      const { headers } = await app.inject(`/api${body.url}`)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=report.png.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    }
    expect((await send(Buffer.concat([Buffer.alloc(1040, 'x'), pdf]), 'report.pdf')).status).toBe(415)
  })

  test.each([
    ['Annual report 2026.PDF', 'filename="Annual report 2026.PDF"'],
    ['50% off "now"; a=b.pdf', 'filename="50% off \\"now\\"; a=b.pdf"'],
    ['دليل «الدورات» ٢.pdf', `; filename*=UTF-8''${encodeURIComponent('دليل «الدورات» ٢.pdf')}`],
  ])('is downloaded under its original name if it is a PDF: %s', async (name, expected) => {
    const { uploads, app } = await startUploads(await open())
    const stored = await uploads.put(Buffer.from('%PDF-1.7'), name)
    const { headers } = await app.inject(`/api${stored?.url}`)
    expect(headers['content-disposition']).toContain(expected)
  })

  test('is stored without scripts if it is an SVG', async () => {
    const { send, get } = await startUploads(await open())
    const svg = '<svg viewBox="0 0 4 3" onload="alert(1)"><script>alert(1)</script><path d="M0 0h4v3z"/></svg>'
    const { body } = await send(svg)
    expect(body).toMatchObject({ mime: 'image/svg+xml', width: 4, height: 3 })
    expect((await get(body.url)).toString()).not.toMatch(/alert/)
  })

  test('waits while two others are processed', async () => {
    const { send } = await startUploads(await open())
    let running = 0
    let max = 0
    const count = (worker: Worker) => {
      max = Math.max(max, ++running)
      worker.once('exit', () => running--)
    }
    process.on('worker', count)
    onTestFinished(() => void process.off('worker', count))
    const svgs = Array.from({ length: 6 }, (_, index) => `<svg viewBox="0 0 4 ${index + 1}"/>`)
    const answers = await Promise.all(svgs.map((svg) => send(svg)))
    expect(answers.map(({ status }) => status)).toEqual(svgs.map(() => 201))
    expect(max).toBe(2)
  })

  test('is accepted with and without trailing slash, and stored once', async () => {
    const { sendForm, stored } = await startUploads(await open())
    const form = formWith(await picture(4, 3).png().toBuffer(), 'a.png')
    const answers = [await sendForm(form, '/api/v1/uploads/'), await sendForm(form, '/api/v1/uploads')]
    expect(answers[0]).toEqual(answers[1])
    expect((await stored()).length).toBe(1)
  })
})

test('part files that a crashed process left are removed when they are older than a day', async () => {
  const folder = await temporaryFolder()
  for (const name of ['old.part', 'young.part', 'old.png']) await writeFile(join(folder, name), 'half of a film')
  const yesterday = Date.now() / 1000 - 25 * 3600
  for (const name of ['old.part', 'old.png']) await utimes(join(folder, name), yesterday, yesterday)
  await removeOldPartFiles(folder)
  expect((await readdir(folder)).sort()).toEqual(['old.png', 'young.part'])
})

describeEachStorage('a refused file', (open) => {
  test.each<Refused>([
    ['what is neither picture nor film', 'GIF-like text', 'upload-not-taken'],
    ['a page that calls itself a picture', '<!doctype html><svg></svg>', 'upload-not-taken'],
    ['a film that browsers do not show', video('', 'qt  '), 'upload-not-taken', 'QuickTime'],
    ['a photograph that browsers do not show', video('', 'heic'), 'upload-not-taken', 'HEIC'],
    ['a moving AVIF', video('', 'avis'), 'upload-not-taken', 'animated AVIF'],
    ['a bare JPEG XL', Buffer.from([0xff, 0x0a, 0xfa, 0x7f]), 'upload-not-taken', 'JPEG XL'],
    ['a JPEG 2000', '\0\0\0\x0CjP  \r\n\x87\n', 'upload-not-taken', 'JPEG 2000'],
    ['a picture that is cut off', photograph.subarray(0, -200), 'upload-damaged'],
    ['a picture that lacks its last line', photograph.subarray(0, -10), 'upload-damaged'],
    [
      'an odd picture that is cut off',
      oddPictures['a JPEG with an odd scan header'][0].subarray(0, -200),
      'upload-damaged',
    ],
    ...cutOff.map(([name, file]) => [name, file, 'upload-damaged'] satisfies Refused),
    ['a moving picture without a frame', 'GIF89a\x01\x00\x01\x00\x00\x00\x00', 'upload-damaged'],
    ['a drawing that is cut off', '<svg viewBox="0 0 4 3"><path d="M0 0', 'upload-damaged'],
    ['a drawing that is nested too deeply', '<svg>'.repeat(100_000), 'upload-too-complex'],
    ['nothing', '', 'upload-not-taken'],
  ])('is %s: 415 with the reason, and nothing of it is kept', async (_, file, reason, found) => {
    const { send, stored } = await startUploads(await open())
    const { status, body } = await send(file, 'a.png')
    expect([status, body.type, body.found]).toEqual([415, `urn:problem:${reason}`, found])
    expect(await stored()).toEqual([])
  })

  test.each([
    ['a picture above 15 MiB', photograph, 15 * mebibyte],
    ['a drawing above 2 MiB', Buffer.from('<svg>'), 2 * mebibyte],
    ['a PDF above 50 MiB', Buffer.from('%PDF-1.7'), 50 * mebibyte],
  ])('is %s: 413, and nothing of it is kept', async (_, head, limit) => {
    const { send, stored } = await startUploads(await open())
    const file = Buffer.concat([head, Buffer.alloc(limit)])
    expect(await send(file)).toMatchObject({ status: 413, body: { type: 'urn:problem:upload-too-large' } })
    expect(await stored()).toEqual([])
  })

  test('is a video above 200 MiB: nothing of it is kept', async () => {
    const { uploads, stored } = await startUploads(await open())
    const parts = (count: number) => [video(''), ...Array.from({ length: count }, () => Buffer.alloc(mebibyte))]
    const taking = uploads.storeUpload(Readable.from(parts(200)), { name: 'a.mp4', by: null })
    await expect(taking).rejects.toMatchObject({ statusCode: 413, code: 'UPLOAD_TOO_LARGE' })
    expect(await stored()).toEqual([])
    await uploads.storeUpload(Readable.from(parts(199)), { name: 'a.mp4', by: null })
    expect((await stored()).length).toBe(1)
  })

  test('is a picture with too many pixels: 413', async () => {
    const { send, stored } = await startUploads(await open())
    const answer = await send(await picture(8_000, 8_000).png().toBuffer())
    expect(answer).toMatchObject({ status: 413, body: { type: 'urn:problem:upload-has-too-many-pixels' } })
    expect(await stored()).toEqual([])
  })

  test('is one in another form field, or none: 422', async () => {
    const { send, app, authorization } = await startUploads(await open())
    const json = { method: 'POST', url: '/api/v1/uploads', headers: { authorization }, payload: { file: 'x' } } as const
    const answers = [await send('x', 'a.png', 'picture'), { status: 0, body: (await app.inject(json)).json() }]
    for (const { body } of answers) expect(body).toMatchObject({ status: 422, errors: [{ path: 'file' }] })
  })

  test('is one whose form is truncated: 422, and nothing of it is kept', async () => {
    const { app, stored, authorization } = await startUploads(await open())
    const { headers, body } = await encoded(formWith(video('pictures'), 'a.mp4'))
    for (const payload of [body.subarray(0, -60), Buffer.from('no form')]) {
      const sent = { method: 'POST', url: '/api/v1/uploads/', headers: { ...headers, authorization }, payload } as const
      expect((await app.inject(sent)).json()).toMatchObject({ status: 422, errors: [{ path: 'file' }] })
    }
    expect(await stored()).toEqual([])
  })

  test('is one whose sender disconnected: nothing of it is kept', async () => {
    const { app, stored, authorization, db } = await startUploads(await open())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const { headers, body } = await encoded(formWith(video('x'.repeat(3 * mebibyte)), 'a.mp4'))
    const sending = request({
      ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/v1/uploads/' },
      headers: { ...headers, authorization, 'content-length': body.length },
    })
    const broken = once(sending, 'error')
    sending.write(body.subarray(0, 2 * mebibyte))
    await expect.poll(stored).toEqual([expect.stringMatching(/\.part$/)])
    sending.destroy(new Error('The visitor closed the window'))
    await broken
    await expect.poll(stored).toEqual([])
    expect(await db.selectFrom('uploads').selectAll().execute()).toEqual([])
  })
})
