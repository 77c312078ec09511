import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeEachStorage, type OpenStorageSetup } from './testing/each-storage.ts'
import { video } from './testing/files.ts'
import { startUploads } from './testing/start-uploads.ts'

const picture = (width = 1000, height = 500, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })

async function withStore(open: OpenStorageSetup) {
  const site = await startUploads(await open())
  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url: `/api${url}`, headers })
  const put = async (bytes: Buffer, name: string) => (await site.uploads.put(bytes, name)) ?? expect.fail('not taken')
  return { ...site, get, put }
}

describeEachStorage('the upload store', (open) => {
  test('names a picture by its content and size, regardless of its file name', async () => {
    const { put, db } = await withStore(open)
    const png = await picture().png().toBuffer()
    const stored = await put(png, '../../etc/holiday.jpeg')
    expect(stored).toEqual({
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-1000x500\.png$/),
      mime: 'image/png',
      width: 1000,
      height: 500,
    })
    expect(await put(png, 'again.png')).toEqual(stored)
    expect(await db.selectFrom('uploads').selectAll().execute()).toMatchObject([
      { mime: 'image/png', bytes: png.length, original_name: '../../etc/holiday.jpeg', created_by: null },
    ])
  })

  test('detects the size of an SVG and of a rotated photograph, but not of a video', async () => {
    const { put } = await withStore(open)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>')
    const turned = await picture(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect((await put(svg, 'a.svg')).url).toMatch(/-40x30\.svg$/)
    expect((await put(turned, 'a.jpg')).url).toMatch(/-30x40\.jpg$/)
    expect((await put(video('0123456789'), 'film.png')).url).toMatch(/\/[0-9a-f]{16}\.mp4$/)
  })

  test('refuses a file that is neither picture nor video', async () => {
    const { uploads } = await withStore(open)
    expect(await uploads.put(Buffer.from('<script>alert(1)</script>'), 'a.png')).toBeUndefined()
  })
})

describeEachStorage('an uploaded file', (open) => {
  test('is served with an immutable cache header, its type and nosniff', async () => {
    const { get, put } = await withStore(open)
    const png = await picture().png().toBuffer()
    const answer = await get((await put(png, 'a.png')).url)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(png)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test('runs no script if it is an SVG', async () => {
    const { get, put } = await withStore(open)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>alert(1)</script></svg>'
    const { headers } = await get((await put(Buffer.from(svg), 'a.svg')).url)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })

  test('is sent in ranges, so that seeking in a video works', async () => {
    const { get, put } = await withStore(open)
    const { url } = await put(video('0123456789'), 'a.mp4')
    const part = await get(url, { range: 'bytes=26-29' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '2345', 'bytes 26-29/34'])
    expect(part.headers['content-type']).toBe('video/mp4')
  })

  test('is 404 if it does not exist, also for a path outside the folder', async () => {
    const { get } = await withStore(open)
    for (const url of ['/uploads/nothing.png', '/uploads/..%2Fsite.sqlite', '/uploads/']) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json'])
    }
  })
})

describeEachStorage('a picture in a narrower width', (open) => {
  test('is AVIF if accepted, else WebP, and never wider than the picture', async () => {
    const { get, put, stored } = await withStore(open)
    const { url } = await put(await picture().jpeg().toBuffer(), 'a.jpg')
    await get(`${url}?w=320`, { accept: 'image/avif' })
    await expect.poll(stored).toContainEqual(expect.stringMatching(/avif$/))
    const read = async (width: number, accept: string) => {
      const { headers, rawPayload } = await get(`${url}?w=${width}`, { accept })
      expect(headers).toMatchObject({ vary: 'Accept', 'cache-control': 'public, max-age=31536000, immutable' })
      const made = await sharp(rawPayload).metadata()
      return [headers['content-type'], made.format, made.width, made.height]
    }
    expect(await read(320, 'image/avif')).toEqual(['image/avif', 'heif', 320, 160])
    expect(await read(640, 'image/webp,*/*')).toEqual(['image/webp', 'webp', 640, 320])
    expect(await read(1600, '*/*')).toEqual(['image/webp', 'webp', 1000, 500])
  })

  test('is WebP until the AVIF is made', async () => {
    const { get, put } = await withStore(open)
    const { url } = await put(await picture().jpeg().toBuffer(), 'a.jpg')
    const read = async () => (await get(`${url}?w=320`, { accept: 'image/avif,*/*' })).headers
    expect(await read()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=600' })
    await expect.poll(read).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
  })

  test('is made as AVIF after the WebP that visitors wait for', async () => {
    const made: string[] = []
    const { get, put } = await withStore(async () => {
      const setup = await open()
      const putIntoStorage: typeof setup.storage.put = (name, path) => {
        if (name.startsWith('variants/')) made.push(name.slice(name.lastIndexOf('.') + 1))
        return setup.storage.put(name, path)
      }
      return { ...setup, storage: { ...setup.storage, put: putIntoStorage } }
    })
    const { url } = await put(await picture(1600, 1200).jpeg().toBuffer(), 'a.jpg')
    const widths = [1600, 1280, 960, 640, 320]
    await Promise.all(widths.map((width) => get(`${url}?w=${width}`, { accept: 'image/avif' })))
    await expect
      .poll(() => made, { timeout: 20_000 })
      .toEqual([...widths.map(() => 'webp'), ...widths.map(() => 'avif')])
  })

  test('is made once for concurrent requests', async () => {
    const { get, put, stored } = await withStore(open)
    const { url } = await put(await picture().jpeg().toBuffer(), 'a.jpg')
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}?w=320`)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect((await stored()).filter((name) => name.startsWith('variants/')).length).toBe(1)
  })

  test('is refused for other widths, and an SVG is sent unchanged', async () => {
    const { get, put } = await withStore(open)
    const { url } = await put(await picture().jpeg().toBuffer(), 'a.jpg')
    for (const width of ['321', '0', 'wide', '100000']) {
      const answer = await get(`${url}?w=${width}`)
      expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([422, 'w'])
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')
    expect((await get(`${(await put(svg, 'a.svg')).url}?w=320`)).rawPayload.equals(svg)).toBe(true)
  })
})
