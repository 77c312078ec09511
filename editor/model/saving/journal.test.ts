import { describe, expect, test } from 'vitest'
import type { Release } from '#api/releases.ts'
import { newId } from '../documents/documents.ts'
import { edit, title } from '../testing/start-store.ts'
import { memoryDraftStorage, openJournal } from './journal.ts'

const save = (id: string, at = 1) => ({ id, place: title, edits: [edit(title, 'Old', id)], at })

const me = Promise.resolve('me')

describe('the journal', () => {
  test('hands the saves of a closed editor session to the next one, in the order they were made', async () => {
    const storage = Promise.resolve(memoryDraftStorage())
    const first = openJournal(me, storage)
    await first.keep(save('z', 1), 'home')
    await first.keep(save('a', 2), 'home')
    first.close()
    expect((await openJournal(me, storage).orphans()).map(({ id }) => id)).toEqual(['z', 'a'])
  })

  test('does not offer the saves of an open editor session to another one', async () => {
    const storage = Promise.resolve(memoryDraftStorage())
    await openJournal(me, storage).keep(save('a'), 'home')
    expect(await openJournal(me, storage).orphans()).toEqual([])
  })

  test('offers saves only to their author', async () => {
    const storage = Promise.resolve(memoryDraftStorage())
    const first = openJournal(me, storage)
    await first.keep(save('a'), 'home')
    first.close()
    expect(await openJournal(Promise.resolve('somebody else'), storage).orphans()).toEqual([])
    expect(await openJournal(me, storage).orphans()).toMatchObject([{ id: 'a' }])
  })

  test('offers a save only in its release, and on the live site once the release is closed', async () => {
    const storage = Promise.resolve(memoryDraftStorage())
    const inRelease = openJournal(me, storage, { current: 'autumn' })
    await inRelease.keep(save('a'), 'home')
    inRelease.close()
    const live = (state: Release['state']) => ({
      list: async () => ({ items: [{ id: 'autumn', state }] as Release[] }),
    })
    expect(await openJournal(me, storage, live('open')).orphans()).toEqual([])
    expect(await openJournal(me, storage, { current: 'winter' }).orphans()).toEqual([])
    expect(await openJournal(me, storage, { current: 'autumn' }).orphans()).toMatchObject([{ id: 'a' }])
    expect(await openJournal(me, storage, live('published')).orphans()).toMatchObject([{ id: 'a' }])
  })

  test('offers a save of the live site in a release if its author may not save it there any more', async () => {
    const storage = Promise.resolve(memoryDraftStorage())
    const live = openJournal(me, storage)
    await live.keep(save('a'), 'home')
    live.close()
    expect(await openJournal(me, storage, { current: 'autumn' }).orphans()).toEqual([])
    const takesLive = openJournal(me, storage, { current: 'autumn', takesLive: true })
    expect(await takesLive.orphans()).toMatchObject([{ id: 'a' }])
  })

  test('does not turn a submitted save back into a draft, nor keep it again once it is stored', async () => {
    const storage = memoryDraftStorage()
    const journal = openJournal(me, Promise.resolve(storage))
    await journal.keep(save('a'), 'home')
    await journal.keepDraft(save('a'), 'home')
    expect(await storage.all()).not.toMatchObject([{ isDraft: true }])
    await journal.forget('a')
    await journal.keepDraft(save('a'), 'home')
    expect(await storage.all()).toEqual([])
    await journal.keepDraft({ ...save('a'), edits: [edit(title, 'a', 'Typed later')] }, 'home')
    expect(await storage.all()).toMatchObject([{ id: 'a', isDraft: true }])
  })

  test('forgets saves that the server has stored', async () => {
    const storage = Promise.resolve(memoryDraftStorage())
    const journal = openJournal(me, storage)
    await journal.keep(save('a'), 'home')
    await journal.forget('a')
    journal.close()
    expect(await openJournal(me, storage).orphans()).toEqual([])
  })
})

test('ids are created without APIs that need a secure context', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId()).not.toBe(newId())
})
