import { describe, expect, test } from 'vitest'
import { ApiError, Offline, SessionExpired } from '#api/errors.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { EditorStore } from '../store.ts'
import { english, startStore } from '../testing/start-store.ts'
import { pageActs } from './page-acts.ts'

const blocks = ['a', 'b', 'c'].map((id) => ({ id }))
/** A block that is registered as on the screen, so that mutations reload its page. */
const hero = { id: 'hero', page: 'home' } as LocalizedBlock
const story = { id: 'new', person: { en: 'New' } }

/** Starts a store whose server answers each new order only when the test resolves `answer`. */
async function ordering() {
  const table = await startStore()
  const { store, server } = table
  store.documents.places.note(hero)
  const sent: string[] = []
  const answers: PromiseWithResolvers<never[]>[] = []
  server.client.orderBlocks = (_page, ids) => {
    sent.push(ids.join(''))
    const answer = Promise.withResolvers<never[]>()
    answers.push(answer)
    return answer.promise
  }
  const shown = () =>
    store.documents.structure
      .arranged('home', blocks)
      .map(({ id }) => id)
      .join('')
  /** Waits until the order with this index is sent. Returns its answer, which the test resolves. */
  const answer = async (at: number) => {
    await expect.poll(() => answers[at]).toBeDefined()
    return answers[at]
  }
  return { ...table, sent, shown, answer }
}

describe('two moves in a row', () => {
  test('are sent one after the other, and the screen keeps showing the second', async () => {
    const { store, sent, shown, answer } = await ordering()
    const first = store.documents.structure.orderBlocks('home', ['b', 'a', 'c'])
    const second = store.documents.structure.orderBlocks('home', ['b', 'c', 'a'])
    const answered = await answer(0)
    expect(sent).toEqual(['bac'])
    answered?.resolve([])
    await first
    expect(shown()).toBe('bca')
    const last = await answer(1)
    last?.resolve([])
    expect(await second).toBe(true)
    expect(sent).toEqual(['bac', 'bca'])
  })

  test('are both done before settled() resolves', async () => {
    const { store, answer } = await ordering()
    let hasSettled = false
    void store.documents.structure.orderBlocks('home', ['b', 'a', 'c'])
    void store.documents.structure.orderBlocks('home', ['b', 'c', 'a'])
    const settled = store.act.settled().then(() => (hasSettled = true))
    const first = await answer(0)
    first?.resolve([])
    const second = await answer(1)
    expect(hasSettled).toBe(false)
    second?.resolve([])
    await settled
  })
})

test('a move does not change the positions of hidden blocks', async () => {
  const { store, sent, answer } = await ordering()
  void store.documents.structure.orderBlocks('home', ['a', 'd', 'c'], ['a', 'b', 'c', 'd'])
  await answer(0)
  expect(sent).toEqual(['abdc'])
})

describe('a rejected move', () => {
  test('reloads the page, and gives the reason in the editor’s language', async () => {
    const { store, server, shown, answer, alerts } = await ordering()
    const moved = store.documents.structure.orderBlocks('home', ['b', 'a', 'c'])
    server.colleague({ title: { en: 'Colleague' } })
    const answered = await answer(0)
    const errors = [{ path: 'block_ids', message: "must name every block of 'home', each once" }]
    answered?.reject(new ApiError(422, { errors }))
    expect(await moved).toBe(false)
    expect(shown()).toBe('abc')
    expect(alerts()).toMatchObject([{ detail: english.alerts.changedMeanwhile }])
    expect(store.documents.get('hero')?.content.title).toEqual({ en: 'Colleague' })
  })
})

describe('on failure', () => {
  const template = 'story-detail-template'
  const { alerts: failures } = english

  test.each<[string, (store: EditorStore) => Promise<unknown>, string]>([
    [
      'a new block of a template',
      (store) => store.documents.structure.addBlock(template, 'FAQ', {}),
      failures.templateFailed,
    ],
    ['a new call to action', (store) => store.documents.structure.addBlock('home', 'CTA', {}), failures.ctaFailed],
    [
      'another sequence of a template',
      (store) => store.documents.structure.orderBlocks(template, []),
      failures.templateFailed,
    ],
    [
      'another sequence of a page',
      (store) => store.documents.structure.orderBlocks('home', []),
      failures.changesFailed,
    ],
    ['a block that should be gone', (store) => store.documents.structure.deleteBlock('gallery'), failures.saveFailed],
  ])('%s has the message of its page or type', async (_, act, sentence) => {
    const { store, server, alerts } = await startStore()
    const refuse = () => Promise.reject(new ApiError(500, {}))
    Object.assign(server.client, { addBlock: refuse, orderBlocks: refuse, deleteBlock: refuse })
    await act(store)
    expect(alerts()).toMatchObject([{ text: sentence }])
  })
})

describe('a deleted block or item', () => {
  test('stays hidden while the page cannot be reloaded', async () => {
    const { store, server, press } = await startStore()
    store.documents.places.note(hero)
    server.client.deleteBlock = async () => {}
    server.state.loadError = new Offline('away')
    expect(await store.documents.structure.deleteBlock('gallery')).toBe(true)
    expect(store.documents.structure.isHidden('gallery')).toBe(true)
    server.state.loadError = undefined
    press(english.page.tryAgain)
    await expect.poll(() => store.documents.structure.isHidden('gallery')).toBe(false)
  })

  test('is no longer listed', async () => {
    const { store, server } = await startStore()
    server.client.deleteItem = async () => {}
    await store.documents.loadItems('gallery')
    const jane = store.documents.get('gallery/jane')
    if (jane) await store.documents.structure.deleteItem(jane)
    expect(store.documents.all().map(({ key }) => key)).toEqual(['hero', 'gallery'])
  })
})

describe('when the session has expired', () => {
  async function expired() {
    const table = await startStore()
    let isSignedIn = false
    const answer = async () => {
      if (!isSignedIn) throw new SessionExpired('over')
    }
    Object.assign(table.server.client, {
      deleteBlock: answer,
      addItem: (_block: string, { content }: { content: object }) =>
        answer().then(() => ({ content, id: 'new', version: 1 })),
    })
    const signIn = () => {
      isSignedIn = true
      table.store.session.resume()
    }
    return { ...table, signIn }
  }

  test('a deletion continues after the sign-in', async () => {
    const { store, signIn, alerts } = await expired()
    const deleted = store.documents.structure.deleteBlock('gallery')
    await expect.poll(() => store.getState().isExpired).toBe(true)
    expect(store.documents.structure.isHidden('gallery')).toBe(true)
    signIn()
    expect(await deleted).toBe(true)
    expect(alerts()).toEqual([])
  })

  test('the creation of a customer story continues after the sign-in, and its dialog gets no error', async () => {
    const { store, signIn } = await expired()
    const errors: unknown[] = []
    const created = pageActs(store).addItem('gallery', story, undefined, (error) => errors.push(error))
    await expect.poll(() => store.getState().isExpired).toBe(true)
    signIn()
    expect(await created).toBe(true)
    expect(errors).toEqual([])
    expect(store.documents.get('gallery/new')).toBeDefined()
  })

  test('a deletion is rolled back if the sign-in is cancelled, and the password is no longer asked for', async () => {
    const { store, alerts } = await expired()
    const deleted = store.documents.structure.deleteBlock('gallery')
    await expect.poll(() => store.getState().isExpired).toBe(true)
    store.session.cancelSignIn()
    expect(await deleted).toBe(false)
    expect(store.getState().isExpired).toBe(false)
    expect(store.documents.structure.isHidden('gallery')).toBe(false)
    expect(alerts()).toMatchObject([{ text: english.alerts.saveFailed }])
  })
})

describe('a moved customer story', () => {
  const stored = (...ids: string[]) =>
    ids.map((id) => ({ id, block_id: 'gallery', content: {}, version: 1, updated_at: '' }))

  test('is placed among all customer stories, even if only some are shown', async () => {
    const { store, server } = await startStore()
    let sent: string[] = []
    server.client.items = async () => stored('x', 'one', 'two', 'jane', 'y')
    server.client.orderItems = async (_block, ids) => {
      sent = ids
    }
    const gallery = store.documents.get('gallery')
    if (!gallery) throw new Error('The gallery is not there')
    await store.documents.structure.orderItems(gallery, ['jane', 'one', 'two'], 'jane')
    expect(sent).toEqual(['x', 'jane', 'one', 'two', 'y'])
    await store.documents.structure.orderItems(gallery, ['two', 'jane', 'one'], 'one')
    expect(sent).toEqual(['x', 'two', 'jane', 'one', 'y'])
  })

  test('is rolled back with an alert if its list cannot be loaded', async () => {
    const { store, server, alerts } = await startStore()
    server.client.items = () => Promise.reject(new Offline('away'))
    const gallery = store.documents.get('gallery')
    if (!gallery) throw new Error('The gallery is not there')
    expect(await store.documents.structure.orderItems(gallery, ['two', 'one'], 'one')).toBe(false)
    expect(alerts()).toMatchObject([{ text: english.alerts.saveFailed, detail: english.login.unreachable }])
  })
})

test('two posts that are hidden in a row are both hidden', async () => {
  const { store, server } = await startStore()
  const section = store.documents.get('hero')
  if (!section) throw new Error('The block is not there')
  await Promise.all([
    store.documents.structure.hidePost(section, 'one'),
    store.documents.structure.hidePost(section, 'two'),
  ])
  expect(server.content().hiddenPosts).toEqual(['one', 'two'])
  server.colleague({ posts: ['three', 'four'] })
  store.documents.reload()
  await store.documents.loadPage('home')
  await store.documents.structure.hidePost(section, 'three')
  expect(server.content()).toMatchObject({ posts: ['four'], hiddenPosts: ['one', 'two', 'three'] })
})
