import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { unavailable } from '#server/errors.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { startS3 } from '#server/testing/s3-server.ts'
import { startTcpProxy } from '#server/testing/tcp-proxy.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { folderStorage } from './storage/folder.ts'
import { describeEachStorage, openS3 } from './testing/each-storage.ts'
import { picture, video } from './testing/files.ts'
import { formWith, startUploads } from './testing/start-uploads.ts'

const mp4 = video('0123456789')

describeEachStorage('a file storage', (open) => {
  test('sends the requested ranges of a video', async () => {
    const { app, store } = await startUploads(await open())
    const url = `/api/uploads/${await store(mp4)}`
    const read = async (range: string, headers = {}) => {
      const answer = await app.inject({ url, headers: { range, ...headers } })
      return [answer.statusCode, answer.headers['content-range'], answer.rawPayload.length]
    }
    const { headers } = await app.inject(url)
    const lastModified = String(headers['last-modified'])
    expect(await read('bytes=30-')).toEqual([206, 'bytes 30-33/34', 4])
    expect(await read('bytes=-2')).toEqual([206, 'bytes 32-33/34', 2])
    expect(await read('bytes=-99')).toEqual([206, 'bytes 0-33/34', 34])
    expect(await read('bytes=4-99', { 'if-range': lastModified })).toEqual([206, 'bytes 4-33/34', 30])
    expect(await read('bytes=4-9', { 'if-range': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toEqual([200, undefined, 34])
    for (const range of ['bytes=9-4', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2']) {
      expect(await read(range)).toEqual([200, undefined, 34])
    }
    for (const range of ['bytes=34-', 'bytes=-0']) expect((await read(range)).slice(0, 2)).toEqual([416, 'bytes */34'])
  })

  test('answers HEAD and conditional requests without sending the file', async () => {
    const { app, store } = await startUploads(await open())
    const url = `/api/uploads/${await store(mp4)}`
    const head = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-3' } })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    const { date: _, connection: __, 'x-request-id': ___, ...headers } = (await app.inject(url)).headers
    expect(head.headers).toMatchObject(headers)
    expect(headers).toMatchObject({ 'content-length': '34', 'accept-ranges': 'bytes' })

    const ask = async (asked: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      (await app.inject({ method, url, headers: asked })).statusCode
    const lastModified = String(headers['last-modified'])
    expect(await ask({ 'if-modified-since': lastModified })).toBe(304)
    expect(await ask({ 'if-modified-since': lastModified }, 'HEAD')).toBe(304)
    expect(await ask({ 'if-modified-since': lastModified, 'if-none-match': '"x"' })).toBe(200)
    expect(await ask({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
  })

  test('keeps nothing of an upload whose row cannot be inserted', async () => {
    const { db, send, stored } = await startUploads(await open())
    await db.schema.alterTable('uploads').dropColumn('original_name').execute()
    expect((await send(mp4)).status).toBe(500)
    expect((await send(await picture(4, 3).png().toBuffer())).status).toBe(500)
    expect(await stored()).toEqual([])
  })

  test('keeps a file while the database cannot tell whether it has a row', async () => {
    const { db, send, stored } = await startUploads(await open())
    await db.schema.dropTable('uploads').execute()
    expect([(await send(mp4)).status, (await stored()).length]).toEqual([500, 1])
  })

  test('deletes a file after a failed write, unless it was stored before', async () => {
    const setup = await open()
    const { storage } = setup
    let isWell = false
    const put: typeof storage.put = async (name, path) => {
      await storage.put(name, path)
      if (!isWell) throw unavailable('STORAGE_UNAVAILABLE')
    }
    const { db, send, stored, list } = await startUploads({ ...setup, storage: { ...storage, put } })
    expect((await send(mp4)).status).toBe(503)
    expect([await stored(), await list()]).toEqual([[], []])
    isWell = true
    const { status, body } = await send(mp4)
    expect(status).toBe(201)
    await db.schema.dropTable('uploads').execute()
    expect((await send(mp4)).status).toBe(500)
    expect(await stored()).toEqual([body.url.slice('/uploads/'.length)])
  })

  test('may take longer to store a file than the socket timeout', async () => {
    const setup = await open()
    const put: typeof setup.storage.put = async (name, path) => {
      await setTimeout(1_000)
      await setup.storage.put(name, path)
    }
    const { app, authorization } = await startUploads({ ...setup, storage: { ...setup.storage, put } })
    app.server.timeout = 300
    const origin = await app.listen()
    const body = formWith(mp4, 'a.mp4')
    const answer = await fetch(`${origin}/api/v1/uploads/`, { method: 'POST', body, headers: { authorization } })
    expect(answer.status).toBe(201)
  })

  test('returns 404 for a lost file', async () => {
    const { app, store, storage } = await startUploads(await open())
    const key = await store(await picture(400, 300).webp().toBuffer())
    await storage.delete(key)
    for (const query of ['', '?w=320']) {
      expect((await app.inject(`/api/uploads/${key}${query}`)).json()).toMatchObject({
        status: 404,
        type: 'urn:problem:upload-not-found',
      })
    }
  })
})

describeEachDialect('an S3 storage that does not respond', (open) => {
  test('returns 503 for every request and leaves no partial changes', async () => {
    const server = await startS3()
    const setup = { db: await open(), dataDir: await temporaryFolder(), storage: await openS3(server) }
    const { app, store, send, asAdmin, list } = await startUploads(setup)
    const key = await store(await picture(400, 300).png().toBuffer())
    await server.stop()

    const problem = { status: 503, type: 'urn:problem:storage-unavailable', detail: expect.stringContaining('again') }
    for (const query of ['', '?w=320']) {
      const answer = await app.inject(`/api/uploads/${key}${query}`)
      expect(answer.json()).toMatchObject(problem)
      expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    }
    expect((await send(mp4)).body).toMatchObject(problem)
    expect((await asAdmin('DELETE', `/${key}`)).body).toMatchObject(problem)
    expect((await list()).map((file) => file.key)).toEqual([key])
    expect(await readdir(join(setup.dataDir, 'uploads'))).toEqual([])
  })
})

test('an S3 storage stores a file although the connection is lost once', async () => {
  const server = await startS3()
  const { port } = new URL(server.url('a'))
  const proxy = await startTcpProxy(new URL(`http://127.0.0.1:${port}`))
  onTestFinished(async () => {
    proxy.close()
    await server.stop()
  })
  const storage = await openS3({
    ...server,
    url: (prefix) => server.url(prefix).replace(port, new URL(proxy.url).port),
  })
  const path = join(await temporaryFolder(), 'a.txt')
  await writeFile(path, 'some text')
  proxy.loseNext()
  await storage.put('a.txt', path)
  expect(await storage.find('a.txt')).toMatchObject({ bytes: 9 })
})

test('a folder storage refuses paths outside its folder', async () => {
  const storage = folderStorage(await temporaryFolder())
  await expect(async () => storage.read('../site.sqlite')).rejects.toThrow('leads out')
})
