import { createInstance } from 'i18next'
import type { Locale } from '#content/text.ts'
import arabic from '#locales/ar/translation.json' with { type: 'json' }
import english from '#locales/en/translation.json' with { type: 'json' }
import { createDesk } from '../desk.ts'
import type { Place } from '../places.ts'
import { readAt, type ValueEdit } from '../store/content-path.ts'
import { openJournal } from '../store/journal.ts'
import { memoryShelf } from '../store/shelf.ts'
import { startFakeServer } from './fake-server.ts'

export { english }

export const title: Place = { unit: 'hero', steps: ['title'], kind: 'text' }
export const subtitle: Place = { unit: 'hero', steps: ['subtitle'], kind: 'text' }

/** The edit of a text's English. */
export const edit = ({ steps }: Place, was: string, value: string): ValueEdit => ({
  steps,
  value: { en: value },
  was: { en: was },
})

/** The interface's words in a language, as the application has them. */
export async function interfaceIn(lng: Locale) {
  const i18n = createInstance()
  const resources = { en: { translation: english }, ar: { translation: arabic } }
  await i18n.init({ lng, resources, interpolation: { escapeValue: false } })
  return i18n
}

/** A desk before a page that is loaded, with its server and the shelf of its journal. */
export async function sitDown(server = startFakeServer(), shelf = memoryShelf()) {
  const journal = openJournal(Promise.resolve('me'), Promise.resolve(shelf))
  const desk = createDesk(server.client, await interfaceIn('en'), { journal })
  await desk.loading.load('hero', () => desk.units.loadPage('home'))
  return {
    desk,
    server,
    shelf,
    /** Opens a text, types and saves. */
    async write(place: Place, was: string, value: string) {
      await desk.open(place, null)
      desk.save([edit(place, was, value)])
    },
    alerts: () => desk.notices.all().filter(({ role }) => role === 'alert'),
    /** Presses a button of the alert that is shown. */
    press(label: string) {
      const actions = desk.notices.all().flatMap(({ actions = [] }) => actions)
      actions.find((action) => action.label === label)?.run()
    },
    /** A text as the screen shows it. */
    shown: (at: Place) => readAt(desk.units.get(at.unit)?.edited, [...at.steps, 'en']),
  }
}
