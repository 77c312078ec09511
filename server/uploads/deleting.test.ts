import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { unavailable } from '#server/errors.ts'
import { requireUploadsExist } from '#server/pages/require-uploads.ts'
import { fileExists } from './derived-files.ts'
import { uploadStore } from './store.ts'
import { describeEachStorage, type StorageSetup } from './testing/each-storage.ts'
import { picture, video } from './testing/files.ts'
import { startUploads } from './testing/start-uploads.ts'

const bytes = video('one')
const linkTo = (key: string) => ({ title: { en: 'A' }, videoUrl: `/uploads/${key}` })

/** Stores a file. Its deletion pauses before the copies are deleted, until `goOn` is called. */
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
  test('cannot be used any more', async () => {
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

  test('is kept if an earlier save uses it', async () => {
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

  test('cannot be moved within a block while its uses are looked up', async () => {
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

  test('is stored again by a concurrent upload', async () => {
    const { key, asAdmin, reached, goOn, send, get, list } = await stopsAtCopies(await open())
    const deleting = asAdmin('DELETE', `/${key}`)
    await reached
    const sending = send(bytes)
    await setTimeout(200)
    goOn()
    expect([(await deleting).status, (await sending).status]).toEqual([204, 201])
    expect([(await list()).map((file) => file.key), await get(`/uploads/${key}`)]).toEqual([[key], bytes])
  })

  test('is kept if another process receives it meanwhile', async () => {
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

describeEachStorage('an incomplete deletion', (open) => {
  test('is completed by a second request after the process died with the row deleted', async () => {
    const { store, asAdmin, app, db, stored } = await startUploads(await open())
    const key = await store(await picture(400, 300).png().toBuffer())
    await app.inject({ url: `/api/uploads/${key}?w=320`, headers: { accept: 'image/webp' } })
    await db.deleteFrom('uploads').where('key', '=', key).execute()
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(204)
    expect(await stored()).toEqual([])
    expect((await app.inject(`/api/uploads/${key}`)).statusCode).toBe(404)
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(404)
  })

  test('is not completed if a page uses the file by now, or if the name is not a key', async () => {
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

  test('removes nothing while the database cannot tell whether the file has a row', async () => {
    const { key, asAdmin, db, reached, goOn, stored } = await stopsAtCopies(await open())
    const deleting = asAdmin('DELETE', `/${key}`)
    await reached
    await db.schema.dropTable('uploads').execute()
    goOn()
    expect([(await deleting).status, await stored()]).toEqual([500, [key]])
  })

  test('keeps the file in the library if the storage fails midway', async () => {
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

  test('reports the first error if the row cannot be restored either', async () => {
    const setup = await open()
    // biome-ignore lint/correctness/useYield: the generator always throws
    async function* list() {
      await setup.db.schema.dropTable('uploads').execute()
      throw unavailable('STORAGE_UNAVAILABLE')
    }
    const { store, asAdmin } = await startUploads({ ...setup, storage: { ...setup.storage, list } })
    const { body } = await asAdmin('DELETE', `/${await store(bytes)}`)
    expect(body).toMatchObject({ status: 503, type: 'urn:problem:storage-unavailable' })
  })
})

describeEachStorage('a copy of a picture while the picture is deleted', (open) => {
  test('is not kept if it was being made when the picture was deleted', async () => {
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

  test('is not kept if it was made after the other copies and before the picture were deleted', async () => {
    const { key, asAdmin, stored, askCopy } = await startWithLateCopy(await open())
    expect((await asAdmin('DELETE', `/${key}`)).status).toBe(204)
    expect([await askCopy(), await stored()]).toEqual([404, []])
  })

  test('is deleted by a second request if the storage failed after the picture was deleted', async () => {
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

/**
 * Stores a picture. Its deletion first requests a copy and calls `then`, right before the picture itself is removed.
 */
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
