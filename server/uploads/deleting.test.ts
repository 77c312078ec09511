import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { unavailable } from '#server/errors.ts'
import { requireUploadsExist } from '#server/pages/deleted-uploads.ts'
import { fileExists } from './part-files.ts'
import { uploadStore } from './store.ts'
import { describeEachStorage, type StorageSetup } from './testing/each-storage.ts'
import { picture, video } from './testing/files.ts'
import { startUploads } from './testing/start-uploads.ts'

const bytes = video('one')
const linkTo = (key: string) => ({ title: { en: 'A' }, videoUrl: `/uploads/${key}` })

/** A file whose deletion stops at its copies until `goOn`. */
async function stopsAtCopies(setup: StorageSetup) {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  async function* list(prefix: string) {
    if (prefix.startsWith('variants/')) {
      reached.resolve()
      await goOn.promise
    }
    yield* setup.storage.list(prefix)
  }
  const uploads = await startUploads({ ...setup, storage: { ...setup.storage, list } })
  const key = await uploads.store(bytes)
  return { ...uploads, key, reached: reached.promise, goOn: goOn.resolve }
}

describeEachStorage('a file that is being deleted', (open) => {
  test('is put up nowhere any more', async () => {
    const { key, asAdmin, reached, goOn, addBlock, put, get } = await stopsAtCopies(await open())
    const { id } = await addBlock('CTA', { title: { en: 'A' } })
    const deleting = asAdmin('DELETE', `/${key}`)
    await reached
    const saved = await put(`/blocks/${id}`, { type: 'CTA', content: linkTo(key) })
    goOn()
    expect(saved).toMatchObject({ status: 409, body: { type: 'urn:problem:upload-deleted' } })
    expect((await deleting).status).toBe(204)
    expect((await get(`/uploads/${key}`)).toString()).toContain('urn:problem:upload-not-found')
  })

  test('stays where a save that was there first puts it up', async () => {
    const { key, asAdmin, db, addBlock, stored, list } = await startKept(await open())
    const { id } = await addBlock('CTA', { title: { en: 'A' } })
    const asked = Promise.withResolvers<void>()
    const saving = db.transaction().execute(async (transaction) => {
      await requireUploadsExist(transaction, linkTo(key))
      asked.resolve()
      await setTimeout(300)
      await transaction
        .updateTable('blocks')
        .set({ content: linkTo(key) })
        .where('id', '=', id)
        .execute()
    })
    await asked.promise
    const { status, body } = await asAdmin('DELETE', `/${key}`)
    await saving
    expect([status, body?.type]).toEqual([409, 'urn:problem:upload-in-use'])
    expect([await stored(), (await list()).map((file) => file.key)]).toEqual([[key], [key]])
  })

  test('is moved to no other place of a block while its uses are looked for', async () => {
    const { key, db, addBlock, put } = await startKept(await open())
    const { id } = await addBlock('CTA', linkTo(key))
    const { videoUrl: buttonLink, title } = linkTo(key)
    const deleted = Promise.withResolvers<void>()
    const order: string[] = []
    const looking = db
      .transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('uploads').where('key', '=', key).execute()
        deleted.resolve()
        await setTimeout(300)
        throw new Error('it is used')
      })
      .catch(() => order.push('looked'))
    await deleted.promise
    const { status } = await put(`/blocks/${id}`, { type: 'CTA', content: { title, buttonLink } })
    order.push('saved')
    await looking
    expect([status, order]).toEqual([200, ['looked', 'saved']])
  })

  test('is there again for who sends it meanwhile', async () => {
    const { key, asAdmin, reached, goOn, send, get, list } = await stopsAtCopies(await open())
    const deleting = asAdmin('DELETE', `/${key}`)
    await reached
    const sending = send(bytes)
    await setTimeout(200)
    goOn()
    expect([(await deleting).status, (await sending).status]).toEqual([204, 201])
    expect([(await list()).map((file) => file.key), await get(`/uploads/${key}`)]).toEqual([[key], bytes])
  })

  test('stays when another process gets it meanwhile', async () => {
    const setup = await open()
    const { key, asAdmin, reached, goOn, get, list } = await stopsAtCopies(setup)
    const deleting = asAdmin('DELETE', `/${key}`)
    await reached
    await uploadStore(setup.db, setup.dataDir, setup.storage).put(bytes, 'a.mp4')
    goOn()
    expect((await deleting).status).toBe(204)
    expect([(await list()).map((file) => file.key), await get(`/uploads/${key}`)]).toEqual([[key], bytes])
  })
})

describeEachStorage('a deletion that was not finished', (open) => {
  test('is finished for who asks again when the process died after the row went', async () => {
    const { store, asAdmin, app, db, stored } = await startUploads(await open())
    const key = await store(await picture(400, 300).png().toBuffer())
    await app.inject({ url: `/api/uploads/${key}?w=320`, headers: { accept: 'image/webp' } })
    await db.deleteFrom('uploads').where('key', '=', key).execute()
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(204)
    expect(await stored()).toEqual([])
    expect((await app.inject(`/api/uploads/${key}`)).statusCode).toBe(404)
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(404)
  })

  test('is refused when a page came to show the file, and where the name is of no file of the store', async () => {
    const setup = await open()
    const { key, asAdmin, db, addBlock, stored, storage } = await startKept(setup)
    await addBlock('CTA', linkTo(key))
    await db.deleteFrom('uploads').where('key', '=', key).execute()
    const { status, body } = await asAdmin('DELETE', `/${key}`)
    expect([status, body?.type, await stored()]).toEqual([409, 'urn:problem:upload-in-use', [key]])

    const received = join(setup.dataDir, 'uploads', 'a.part')
    await writeFile(received, bytes)
    for (const name of ['a.part', '..%2Fsite.sqlite', `variants%2F${key}`]) {
      expect((await asAdmin('DELETE', `/${name}`)).status).toBe(404)
    }
    expect([await storage.find(key), await fileExists(received)]).toEqual([expect.anything(), true])
  })

  test('takes nothing away while the database does not say whether the file has a row', async () => {
    const { key, asAdmin, db, reached, goOn, stored } = await stopsAtCopies(await open())
    const deleting = asAdmin('DELETE', `/${key}`)
    await reached
    await db.schema.dropTable('uploads').execute()
    goOn()
    expect([(await deleting).status, await stored()]).toEqual([500, [key]])
  })

  test('stays in the library when the storage stops answering midway', async () => {
    const setup = await open()
    let isWell = false
    async function* list(prefix: string) {
      if (!isWell) throw unavailable('STORAGE_UNAVAILABLE')
      yield* setup.storage.list(prefix)
    }
    const uploads = await startUploads({ ...setup, storage: { ...setup.storage, list } })
    const key = await uploads.store(bytes)
    expect((await uploads.asAdmin('DELETE', `/${key}`)).status).toBe(503)
    expect((await uploads.list()).map((file) => file.key)).toEqual([key])
    isWell = true
    expect((await uploads.asAdmin('DELETE', `/${key}`)).status).toBe(204)
    expect([await uploads.list(), await uploads.stored()]).toEqual([[], []])
  })

  test('says what went wrong first when the row cannot be put back either', async () => {
    const setup = await open()
    // biome-ignore lint/correctness/useYield: it fails before there is anything to list
    async function* list() {
      await setup.db.schema.dropTable('uploads').execute()
      throw unavailable('STORAGE_UNAVAILABLE')
    }
    const { store, asAdmin } = await startUploads({ ...setup, storage: { ...setup.storage, list } })
    const { body } = await asAdmin('DELETE', `/${await store(bytes)}`)
    expect(body).toMatchObject({ status: 503, type: 'urn:problem:storage-unavailable' })
  })
})

describeEachStorage('a copy of a picture that is being deleted', (open) => {
  test('is not kept when it was being made while the picture went', async () => {
    const setup = await open()
    const made = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const put: StorageSetup['storage']['put'] = async (name, path) => {
      if (name.startsWith('variants/')) {
        made.resolve()
        await goOn.promise
      }
      await setup.storage.put(name, path)
    }
    const { asAdmin, stored, key, askCopy } = await startPicture({ ...setup, storage: { ...setup.storage, put } })
    const asking = askCopy()
    await made.promise
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(204)
    goOn.resolve()
    expect([await asking, await askCopy(), await stored()]).toEqual([404, 404, []])
  })

  test('is not kept when it came after the others went and before the picture does', async () => {
    const { key, asAdmin, stored, askCopy } = await startWithLateCopy(await open())
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(204)
    expect([await askCopy(), await stored()]).toEqual([404, []])
  })

  test('goes for who asks again when the storage stops answering after the picture went', async () => {
    const setup = await open()
    let isWell = true
    async function* list(prefix: string) {
      if (!isWell) throw unavailable('STORAGE_UNAVAILABLE')
      yield* setup.storage.list(prefix)
    }
    const uploads = await startWithLateCopy({ ...setup, storage: { ...setup.storage, list } }, () => {
      isWell = false
    })
    const { key, asAdmin, stored, askCopy } = uploads
    const remove = async () => (await asAdmin('DELETE', `/${key}`)).status
    expect([await remove(), await uploads.list()]).toEqual([503, []])
    isWell = true
    expect([await remove(), await remove(), await askCopy(), await stored()]).toEqual([204, 404, 404, []])
  })
})

/** A picture of which somebody asks for a copy once, just before it is deleted itself. */
async function startWithLateCopy(setup: StorageSetup, then = () => {}) {
  let isAsked = false
  const remove: StorageSetup['storage']['delete'] = async (name) => {
    if (name === uploads.key && !isAsked) {
      isAsked = true
      expect(await uploads.askCopy()).toBe(200)
      then()
    }
    await setup.storage.delete(name)
  }
  const uploads = await startPicture({ ...setup, storage: { ...setup.storage, delete: remove } })
  return uploads
}

async function startPicture(setup: StorageSetup) {
  const uploads = await startUploads(setup)
  const key = await uploads.store(await picture(400, 300).png().toBuffer())
  const askCopy = async () => (await uploads.app.inject(`/api/uploads/${key}?w=320`)).statusCode
  return { ...uploads, key, askCopy }
}

async function startKept(setup: StorageSetup) {
  const uploads = await startUploads(setup)
  return { ...uploads, key: await uploads.store(bytes) }
}
