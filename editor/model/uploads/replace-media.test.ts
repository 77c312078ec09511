import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, Offline } from '#api/errors.ts'
import { type EditorDocument, withoutPreviews } from '../documents/documents.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { english, startStore } from '../testing/start-store.ts'
import { pictureEdits } from './replace-media.ts'

const place = { documentKey: 'hero', path: ['mainImage'], kind: 'media' as const }
const url = (name: string) => `/uploads/${name}-1x1.png`
const file = (name: string) => new File(['x'], `${name}.png`)

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

/** Starts a store whose server names an uploaded file like its source. Tests can delay uploads or let them fail. */
async function startStoreWith(content: Record<string, unknown> = {}) {
  const server = startFakeServer()
  server.colleague(content)
  const ends = new Map<string, Promise<unknown>>()
  server.client.upload = async ({ name }) => {
    await ends.get(name)
    return { url: url(name.replace('.png', '')), mime: 'image/png' }
  }
  const table = await startStore(server)
  return {
    ...table,
    pictures: pictureEdits(table.store),
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
    const { store, pictures, server, refuse, alerts } = await startStoreWith()
    const mend = refuse('old', new Offline('away'))
    pictures.replace(place, file('old'))
    await store.act.settled()
    expect(alerts()).toHaveLength(1)
    pictures.replace(place, file('new'))
    await store.act.settled()
    mend()
    store.session.backOnline()
    await store.act.settled()
    expect(server.content().mainImage).toBe(url('new'))
    expect(alerts()).toEqual([])
  })

  test('when it comes from the library during an upload', async () => {
    const { store, pictures, server, hold } = await startStoreWith()
    const arrive = hold('old')
    pictures.replace(place, file('old'))
    pictures.replace(place, url('chosen'))
    arrive()
    await store.act.settled()
    expect(server.content().mainImage).toBe(url('chosen'))
  })

  test('when the picture was removed in a dialog', async () => {
    const { store, pictures, server, hold } = await startStoreWith({ mainImage: url('before') })
    const arrive = hold('old')
    pictures.replace(place, file('old'))
    await store.open.field(place, null)
    store.open.save([{ path: ['mainImage'], value: '', was: url('before') }])
    arrive()
    await store.act.settled()
    expect(server.content().mainImage).toBe('')
  })

  test('for one language, while the other still gets the file that was chosen for both', async () => {
    const { store, pictures, server, hold } = await startStoreWith({ mainImage: url('before') })
    const arrive = hold('both')
    pictures.replace(place, file('both'))
    pictures.replace(place, url('arabic'), { languages: ['ar'] })
    arrive()
    await store.act.settled()
    expect(server.content().mainImage).toEqual({ en: url('both'), ar: url('arabic') })
  })
})

test('a dialog opens with the stored picture, not with the preview of a pending upload', async () => {
  const { store, pictures, hold } = await startStoreWith({ mainImage: url('before') })
  const arrive = hold('new')
  pictures.replace(place, file('new'))
  const firstDocument = () => store.documents.all()[0] as EditorDocument
  await expect.poll(() => firstDocument().edited.mainImage).toMatch(/^blob:/)
  expect(withoutPreviews(firstDocument()).edited.mainImage).toBe(url('before'))
  arrive()
})

test('a file whose alert was dismissed is not uploaded again', async () => {
  const { store, pictures, server, refuse, alerts } = await startStoreWith()
  const mend = refuse('old', new Offline('away'))
  pictures.replace(place, file('old'))
  await store.act.settled()
  for (const { id } of alerts()) store.toasts.dismiss(id)
  mend()
  store.session.backOnline()
  await store.act.settled()
  expect(server.content().mainImage).toBeUndefined()
})

describe('where each language has its own picture', () => {
  const own = { mainImage: { en: url('english'), ar: url('arabic') } }

  test('a file without given languages is only for the language of the page', async () => {
    const { store, pictures, server } = await startStoreWith(own)
    pictures.replace(place, file('dropped'))
    await store.act.settled()
    expect(server.content().mainImage).toEqual({ ...own.mainImage, en: url('dropped') })
  })

  test('a file for both languages replaces two pictures', async () => {
    const { store, pictures, server } = await startStoreWith(own)
    pictures.replace(place, file('both'), { languages: ['en', 'ar'] })
    await store.act.settled()
    expect(server.content().mainImage).toBe(url('both'))
  })
})

describe('the alternative text of the previous picture', () => {
  const words = { en: 'A hall', ar: 'قاعة' }
  const described = { mainImage: url('before'), image_alt: words }

  test('is removed when the new file is there, not before', async () => {
    const { store, pictures, server, hold } = await startStoreWith(described)
    const arrive = hold('new')
    pictures.replace(place, file('new'))
    expect(server.content().image_alt).toEqual(words)
    arrive()
    await store.act.settled()
    expect(server.content()).toMatchObject({ mainImage: url('new'), image_alt: { en: '', ar: '' } })
  })

  test('stays when the upload fails', async () => {
    const { store, pictures, server, refuse } = await startStoreWith(described)
    refuse('huge', new ApiError(413, { title: 'Too large' }))
    pictures.replace(place, file('huge'))
    await store.act.settled()
    expect(server.content()).toMatchObject(described)
  })

  test('stays in the language that keeps its picture', async () => {
    const { store, pictures, server } = await startStoreWith(described)
    pictures.replace(place, url('arabic'), { languages: ['ar'] })
    await store.act.settled()
    expect(server.content().image_alt).toEqual({ en: 'A hall', ar: '' })
  })

  test('describes the Arabic picture, if it did so before the English one was replaced', async () => {
    const { store, pictures, server } = await startStoreWith({ ...described, image_alt: { en: 'A hall' } })
    pictures.replace(place, url('english'), { languages: ['en'] })
    await store.act.settled()
    expect(server.content().image_alt).toEqual({ en: '', ar: 'A hall' })
  })

  test('stays when somebody says that it fits the new one, too', async () => {
    const { store, pictures, server, hold } = await startStoreWith(described)
    const arrive = hold('new')
    pictures.replace(place, file('new'))
    pictures.complete(place, undefined, ['en', 'ar'])
    arrive()
    await store.act.settled()
    expect(server.content()).toMatchObject({ mainImage: url('new'), image_alt: words })
  })

  test('gives way to what was typed before the picture was chosen or is typed during the upload', async () => {
    const { store, pictures, server, hold } = await startStoreWith(described)
    const arrive = hold('new')
    const typed = { path: ['image_alt'], value: { en: 'A yard' }, was: { en: 'A hall' } }
    pictures.replace(place, file('new'), { edits: [typed] })
    store.saves.add(place, [{ path: ['image_alt'], value: { ar: 'ساحة' }, was: { ar: 'قاعة' } }])
    arrive()
    await store.act.settled()
    expect(server.content().image_alt).toEqual({ en: 'A yard', ar: 'ساحة' })
    pictures.replace(place, url('chosen'), {
      edits: [{ path: ['image_alt'], value: { en: 'A street' }, was: { en: 'A yard' } }],
    })
    await store.act.settled()
    expect(server.content().image_alt).toEqual({ en: 'A street', ar: '' })
  })
})

test('the alternative text of a picture is saved even if its file is rejected', async () => {
  const { store, pictures, server, refuse } = await startStoreWith()
  refuse('huge', new ApiError(413, { title: 'Too large' }))
  const words = [{ path: ['image_alt'], value: { en: 'A hall' }, was: { en: '' } }]
  pictures.replace(place, file('huge'), { edits: words })
  await store.act.settled()
  expect(server.content()).toMatchObject({ image_alt: { en: 'A hall' } })
  expect(server.content().mainImage).toBeUndefined()
})

test.each([
  [{ type: 'urn:problem:upload-damaged' }, english.media['upload-damaged']],
  [{ type: 'urn:problem:upload-not-taken', found: 'HEIC' }, english.media.otherKind.replace('{{kind}}', 'HEIC')],
  [{ type: 'urn:problem:upload-not-taken' }, english.media.notInside.replace('{{kind}}', 'PNG')],
  [{}, english.media.notInside.replace('{{kind}}', 'PNG')],
])('an alert names what is wrong with a rejected file: %j', async (problem, reason) => {
  const { store, pictures, refuse, alerts } = await startStoreWith()
  refuse('odd', new ApiError(415, problem))
  pictures.replace(place, file('odd'))
  await store.act.settled()
  expect(alerts().map(({ detail }) => detail)).toEqual([`odd.png: ${reason}`])
})

test('an alert names what a saved drawing has lost', async () => {
  const { store, pictures, server, alerts } = await startStoreWith()
  server.client.upload = async () => ({ url: url('a'), mime: 'image/svg+xml', lost: ['animation', 'html'] })
  pictures.replace(place, file('a'))
  await store.act.settled()
  expect(server.content().mainImage).toBe(url('a'))
  const { lost, lostParts } = english.media
  expect(alerts()).toMatchObject([{ text: lost, detail: `a.png: ${lostParts.animation} ${lostParts.html}` }])
})

describe('the focal point of a new picture', () => {
  const focus = { x: 20, y: 50 }

  test('is saved with its file while another file is still uploading', async () => {
    const { store, pictures, server, hold } = await startStoreWith({ mainImage: url('before') })
    const arrive = hold('new')
    const arriveElsewhere = hold('logo')
    pictures.replace({ ...place, path: ['logo'] }, file('logo'))
    pictures.replace(place, file('new'))
    pictures.complete(place, focus, ['en', 'ar'])
    arrive()
    await expect.poll(() => server.content().mainImage).toBe(`${url('new')}#focus=20,50`)
    arriveElsewhere()
    await store.act.settled()
  })

  test('is saved at once if the picture is already uploaded', async () => {
    const { store, pictures, server, hold } = await startStoreWith({ mainImage: url('before') })
    const arriveElsewhere = hold('logo')
    pictures.replace({ ...place, path: ['logo'] }, file('logo'))
    pictures.replace(place, url('chosen'))
    pictures.complete(place, focus, ['en', 'ar'])
    await expect.poll(() => server.content().mainImage).toBe(`${url('chosen')}#focus=20,50`)
    arriveElsewhere()
    await store.act.settled()
  })

  test('waits for a file whose upload failed, and does not change the previous picture', async () => {
    const { store, pictures, server, refuse } = await startStoreWith({ mainImage: url('before') })
    const mend = refuse('new', new Offline('away'))
    pictures.replace(place, file('new'))
    pictures.complete(place, focus, ['en', 'ar'])
    await store.act.settled()
    expect(server.content().mainImage).toBe(url('before'))
    mend()
    store.session.backOnline()
    await store.act.settled()
    expect(server.content().mainImage).toBe(`${url('new')}#focus=20,50`)
  })
})
