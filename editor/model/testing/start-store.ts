import { createInstance } from 'i18next'
import type { Block } from '#api/pages.ts'
import type { ValueEdit } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import { readAt } from '#content/path.ts'
import { arabic, english } from '#locales/testing/messages.ts'
import type { Place } from '../documents/places.ts'
import { memoryDraftStorage, openJournal } from '../saving/journal.ts'
import { createEditorStore } from '../store.ts'
import { startFakeServer } from './fake-server.ts'

export { english }

export const title: Place = { documentKey: 'hero', path: ['title'], kind: 'text' }
export const subtitle: Place = { documentKey: 'hero', path: ['subtitle'], kind: 'text' }

/** Returns an edit of the English text at a place. */
export const edit = ({ path }: Place, was: string, value: string): ValueEdit => ({
  path,
  value: { en: value },
  was: { en: was },
})

export async function interfaceIn(lng: Locale) {
  const i18n = createInstance()
  const resources = { en: { translation: english }, ar: { translation: arabic } }
  await i18n.init({ lng, resources, interpolation: { escapeValue: false } })
  return i18n
}

/** Creates a store that has sent no request. `stored` are the blocks that came with the page, by page key. */
export async function createStoreFor(
  server: ReturnType<typeof startFakeServer>,
  storage = memoryDraftStorage(),
  stored?: Record<string, Block[]>,
) {
  const journal = openJournal(Promise.resolve('me'), Promise.resolve(storage))
  return createEditorStore(server.client, await interfaceIn('en'), { journal, stored })
}

/** Starts a store and loads the home page. Returns the store, its server, and the draft storage of its journal. */
export async function startStore(server = startFakeServer(), storage = memoryDraftStorage()) {
  const store = await createStoreFor(server, storage)
  await store.documents.loads.load('hero', () => store.documents.loadPage('home'))
  return {
    store,
    server,
    storage,
    /** Opens the dialog of a text and saves a new English text. */
    async write(place: Place, was: string, value: string) {
      await store.open.field(place, null)
      store.open.save([edit(place, was, value)])
    },
    alerts: () => store.getState().toasts.filter(({ role }) => role === 'alert'),
    /** Clicks the first button with this label in the toasts. */
    press(label: string) {
      const actions = store.getState().toasts.flatMap(({ actions = [] }) => actions)
      actions.find((action) => action.label === label)?.run()
    },
    /** Returns the English text at a place, as the screen shows it. */
    shown: (at: Place) => readAt(store.documents.get(at.documentKey)?.edited, [...at.path, 'en']),
  }
}
