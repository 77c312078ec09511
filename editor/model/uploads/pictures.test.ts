import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, Offline } from '#api/errors.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { startStore } from '../testing/start-store.ts'

const place = { unit: 'hero', steps: ['mainImage'], kind: 'media' as const }
const url = (name: string) => `/uploads/${name}-1x1.png`
const file = (name: string) => new File(['x'], `${name}.png`)

beforeEach(() => {
  // What a browser has, and Node has not.
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('Nothing is drawn here'))
    },
  )
})

/** A desk whose uploads each end as the test says; those that nothing is said of are stored under their own name. */
async function sitDownWith(content: Record<string, unknown> = {}) {
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
    /** Holds an upload up until the answer is called. */
    hold(name: string) {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(`${name}.png`, promise)
      return resolve
    },
    /** Lets uploads of a file fail until the answer is called. */
    refuse(name: string, error: Error) {
      ends.set(`${name}.png`, Promise.reject(error))
      ends.get(`${name}.png`)?.catch(() => {})
      return () => void ends.delete(`${name}.png`)
    },
  }
}

describe('the newest choice stays', () => {
  test('when an older file was held up and goes on its way again', async () => {
    const { store, server, refuse, alerts } = await sitDownWith()
    const mend = refuse('old', new Offline('away'))
    store.replace(place, file('old'))
    await store.settled()
    expect(alerts()).toHaveLength(1)
    store.replace(place, file('new'))
    await store.settled()
    mend()
    store.backOnline()
    await store.settled()
    expect(server.content().mainImage).toBe(url('new'))
    expect(alerts()).toEqual([])
  })

  test('when it comes from the library while a file is on its way', async () => {
    const { store, server, hold } = await sitDownWith()
    const arrive = hold('old')
    store.replace(place, file('old'))
    store.replace(place, url('chosen'))
    arrive()
    await store.settled()
    expect(server.content().mainImage).toBe(url('chosen'))
  })

  test('when it was saved in a dialog: the picture was taken away', async () => {
    const { store, server, hold } = await sitDownWith({ mainImage: url('before') })
    const arrive = hold('old')
    store.replace(place, file('old'))
    await store.open(place, null)
    store.save([{ steps: ['mainImage'], value: '', was: url('before') }])
    arrive()
    await store.settled()
    expect(server.content().mainImage).toBe('')
  })

  test('of one language, while the other still gets what was chosen for both', async () => {
    const { store, server, hold } = await sitDownWith({ mainImage: url('before') })
    const arrive = hold('both')
    store.replace(place, file('both'))
    store.replace(place, url('arabic'), { languages: ['ar'] })
    arrive()
    await store.settled()
    expect(server.content().mainImage).toEqual({ en: url('both'), ar: url('arabic') })
  })
})

test('what a dialog opens with is what is stored, not the preview of a file on its way', async () => {
  const { store, hold } = await sitDownWith({ mainImage: url('before') })
  const arrive = hold('new')
  store.replace(place, file('new'))
  const unit = () => store.documents.all()[0] as EditorDocument
  await expect.poll(() => unit().edited.mainImage).toMatch(/^blob:/)
  expect(store.withoutPreviews(unit()).edited.mainImage).toBe(url('before'))
  arrive()
})

test('a file whose alert was dismissed is not sent again', async () => {
  const { store, server, refuse, alerts } = await sitDownWith()
  const mend = refuse('old', new Offline('away'))
  store.replace(place, file('old'))
  await store.settled()
  for (const { id } of alerts()) store.toasts.dismiss(id)
  mend()
  store.backOnline()
  await store.settled()
  expect(server.content().mainImage).toBeUndefined()
})

describe('where the languages have pictures of their own', () => {
  const own = { mainImage: { en: url('english'), ar: url('arabic') } }

  test('a file without a language is for the page’s alone', async () => {
    const { store, server } = await sitDownWith(own)
    store.replace(place, file('dropped'))
    await store.settled()
    expect(server.content().mainImage).toEqual({ ...own.mainImage, en: url('dropped') })
  })

  test('a file for both takes the place of two', async () => {
    const { store, server } = await sitDownWith(own)
    store.replace(place, file('both'), { languages: ['en', 'ar'] })
    await store.settled()
    expect(server.content().mainImage).toBe(url('both'))
  })
})

test('words about a picture are saved though its file is refused', async () => {
  const { store, server, refuse } = await sitDownWith()
  refuse('huge', new ApiError(413, { title: 'Too large' }))
  const words = [{ steps: ['image_alt'], value: { en: 'A hall' }, was: { en: '' } }]
  store.replace(place, file('huge'), { edits: words })
  await store.settled()
  expect(server.content()).toMatchObject({ image_alt: { en: 'A hall' } })
  expect(server.content().mainImage).toBeUndefined()
})

describe('what stays in sight of another picture', () => {
  const focus = { x: 20, y: 50 }

  test('is saved with its file, while another file is still on its way', async () => {
    const { store, server, hold } = await sitDownWith({ mainImage: url('before') })
    const arrive = hold('new')
    const arriveElsewhere = hold('logo')
    store.replace({ ...place, steps: ['logo'] }, file('logo'))
    store.replace(place, file('new'))
    store.refocus(place, focus, ['en', 'ar'])
    arrive()
    await expect.poll(() => server.content().mainImage).toBe(`${url('new')}#focus=20,50`)
    arriveElsewhere()
    await store.settled()
  })

  test('is saved at once where the picture is there already', async () => {
    const { store, server, hold } = await sitDownWith({ mainImage: url('before') })
    const arriveElsewhere = hold('logo')
    store.replace({ ...place, steps: ['logo'] }, file('logo'))
    store.replace(place, url('chosen'))
    store.refocus(place, focus, ['en', 'ar'])
    await expect.poll(() => server.content().mainImage).toBe(`${url('chosen')}#focus=20,50`)
    arriveElsewhere()
    await store.settled()
  })

  test('waits for a file that was held up, and does not move the picture before', async () => {
    const { store, server, refuse } = await sitDownWith({ mainImage: url('before') })
    const mend = refuse('new', new Offline('away'))
    store.replace(place, file('new'))
    store.refocus(place, focus, ['en', 'ar'])
    await store.settled()
    expect(server.content().mainImage).toBe(url('before'))
    mend()
    store.backOnline()
    await store.settled()
    expect(server.content().mainImage).toBe(`${url('new')}#focus=20,50`)
  })
})
