import { expect, test } from 'vitest'
import type { Edit } from './store/content-path.ts'
import { memoryShelf } from './store/shelf.ts'
import { english, sitDown } from './testing/desk.ts'
import { startFakeServer } from './testing/fake-server.ts'

const { editor } = english
const typed: Edit = { steps: ['name'], value: { en: 'Welcome' }, was: { en: 'Home' } }

/** A desk on the page whose settings were open when an earlier one died. */
async function afterDeath() {
  const shelf = memoryShelf()
  const place = { unit: 'page:home', steps: [], kind: 'form' as const }
  await shelf.put({ id: 'a', place, edits: [typed], at: 1, isDraft: true, page: 'home', by: 'me', desk: 'dead' })
  const table = await sitDown(startFakeServer(), shelf)
  await expect.poll(table.alerts).toHaveLength(1)
  return { ...table, shelf }
}

test('what was typed into the settings of a page is offered once, to be opened or discarded', async () => {
  const { desk, alerts, press } = await afterDeath()
  expect(alerts()).toMatchObject([
    {
      detail: `${editor.pageSettings}: ${editor.recoveredText}`,
      actions: [{ label: editor.recoveredOpen }, { label: editor.recoveredDiscard }],
    },
  ])
  press(editor.recoveredOpen)
  expect(desk.state().settings).toMatchObject({ page: 'home', kept: { edits: [typed] } })
})

test('it stays kept when they are closed unsaved, with what was typed over it gone', async () => {
  const { desk, shelf, press } = await afterDeath()
  press(editor.recoveredOpen)
  desk.settings.keep([{ ...typed, value: { en: 'Welcome!' } }])
  await expect.poll(shelf.all).toHaveLength(2)
  desk.settings.close()
  await expect.poll(shelf.all).toMatchObject([{ id: 'a', edits: [typed] }])
  expect(desk.state().kept).toMatchObject([{ id: 'a' }])
})

test('nothing is kept any more once they are saved', async () => {
  const { desk, shelf, press } = await afterDeath()
  press(editor.recoveredOpen)
  desk.settings.done()
  await expect.poll(shelf.all).toEqual([])
  expect(desk.state()).toMatchObject({ kept: [], settings: undefined })
})
