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

export async function createStoreFor(
  server: ReturnType<typeof startFakeServer>,
  storage = memoryDraftStorage(),
  stored?: Record<string, Block[]>,
) {
  const journal = openJournal(Promise.resolve('me'), Promise.resolve(storage))
  return createEditorStore(server.client, await interfaceIn('en'), { journal, stored })
}

export async function startStore(server = startFakeServer(), storage = memoryDraftStorage()) {
  const store = await createStoreFor(server, storage)
  await store.documents.loads.load('hero', () => store.documents.loadPage('home'))
  return {
    store,
    server,
    storage,
    async write(place: Place, was: string, value: string) {
      await store.open.field(place, null)
      store.open.save([edit(place, was, value)])
    },
    alerts: () => store.getState().toasts.filter(({ role }) => role === 'alert'),
    press(label: string) {
      const actions = store.getState().toasts.flatMap(({ actions = [] }) => actions)
      actions.find((action) => action.label === label)?.run()
    },
    shown: (at: Place) => readAt(store.documents.get(at.documentKey)?.edited, [...at.path, 'en']),
  }
}
