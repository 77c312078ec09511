import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, Offline } from '#api/errors.ts'
import type { Locale } from '#content/locale.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { english, startStore } from '../testing/start-store.ts'
import { createPendingUploads, uploadMedia } from './upload-media.ts'

const url = (name: string) => `/uploads/${name}-1x1.png`

beforeEach(() => {
  // Browser APIs that Node does not have.
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('Nothing is drawn here'))
    },
  )
})

/** A field whose server names an uploaded file like its source. Tests can delay uploads or let them fail. */
async function startField() {
  const server = startFakeServer()
  const ends = new Map<string, Promise<unknown>>()
  server.client.upload = async ({ name }) => {
    await ends.get(name)
    return { url: url(name.replace('.png', '')), mime: 'image/png' }
  }
  const { store, alerts } = await startStore(server)
  const pendingUploads = createPendingUploads()
  const field: Partial<Record<Locale, string>> = {}
  return {
    ...{ store, server, alerts, field },
    supersede: (languages?: Locale[]) => pendingUploads.supersede('image', languages),
    upload(name: string) {
      const pendingUpload = { key: 'image', languages: ['en', 'ar'] as readonly Locale[] }
      uploadMedia(pendingUploads, pendingUpload, new File(['x'], `${name}.png`), {
        upload: store.uploads.upload,
        accepts: 'picture',
        show: () => {},
        put: (address) =>
          Object.assign(field, Object.fromEntries(pendingUpload.languages.map((each) => [each, address]))),
      })
    },
    /** Delays the upload of a file until the returned function is called. */
    hold(name: string) {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(`${name}.png`, promise)
      return resolve
    },
    /** Lets uploads of a file fail until the returned function is called. */
    refuse(name: string, error: Error) {
      ends.set(`${name}.png`, Promise.reject(error))
      ends.get(`${name}.png`)?.catch(() => {})
      return () => void ends.delete(`${name}.png`)
    },
  }
}

describe('the newest choice wins', () => {
  test('when an older file failed and is uploaded again', async () => {
    const { store, field, upload, refuse, alerts } = await startField()
    const mend = refuse('old', new Offline('away'))
    upload('old')
    await store.uploads.uploaded()
    expect(alerts()).toHaveLength(1)
    upload('new')
    await store.uploads.uploaded()
    mend()
    store.session.backOnline()
    await store.uploads.uploaded()
    expect(field).toEqual({ en: url('new'), ar: url('new') })
    expect(alerts()).toEqual([])
  })

  test('when it is no file', async () => {
    const { store, field, upload, supersede, hold } = await startField()
    const arrive = hold('old')
    upload('old')
    supersede()
    arrive()
    await store.uploads.uploaded()
    expect(field).toEqual({})
  })

  test('for one language, while the other still gets the file that was chosen for both', async () => {
    const { store, field, upload, supersede, hold } = await startField()
    const arrive = hold('both')
    upload('both')
    supersede(['ar'])
    arrive()
    await store.uploads.uploaded()
    expect(field).toEqual({ en: url('both') })
  })
})

test('a file whose alert was dismissed is not uploaded again', async () => {
  const { store, field, upload, refuse, alerts } = await startField()
  const mend = refuse('old', new Offline('away'))
  upload('old')
  await store.uploads.uploaded()
  for (const { id } of alerts()) store.toasts.dismiss(id)
  mend()
  store.session.backOnline()
  await store.uploads.uploaded()
  expect(field).toEqual({})
})

test.each([
  [{ type: 'urn:problem:upload-damaged' }, english.media['upload-damaged']],
  [{ type: 'urn:problem:upload-not-taken', found: 'HEIC' }, english.media.otherKind.replace('{{kind}}', 'HEIC')],
  [{ type: 'urn:problem:upload-not-taken' }, english.media.notInside.replace('{{kind}}', 'PNG')],
  [{}, english.media.notInside.replace('{{kind}}', 'PNG')],
])('an alert names what is wrong with a rejected file: %j', async (problem, reason) => {
  const { store, upload, refuse, alerts } = await startField()
  refuse('odd', new ApiError(415, problem))
  upload('odd')
  await store.uploads.uploaded()
  expect(alerts().map(({ detail }) => detail)).toEqual([`odd.png: ${reason}`])
})

test('an alert names what a drawing has lost', async () => {
  const { store, server, field, upload, alerts } = await startField()
  server.client.upload = async () => ({ url: url('a'), mime: 'image/svg+xml', lost: ['animation', 'html'] })
  upload('a')
  await store.uploads.uploaded()
  expect(field.en).toBe(url('a'))
  const { lost, lostParts } = english.media
  expect(alerts()).toMatchObject([{ text: lost, detail: `a.png: ${lostParts.animation} ${lostParts.html}` }])
})
