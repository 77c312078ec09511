import { siteKey } from '#content/page-keys.ts'
import type { EditorStore } from '../store.ts'
import type { Stored } from './documents.ts'
import { loadSettingsShapes } from './field-schema.ts'
import { isEmpty } from './form-field-kinds.ts'
import type { Place } from './places.ts'

/** The prefix of the document keys of settings: 'page:home', 'page:site'. Block keys never begin with it. */
const prefix = 'page:'

export const settingsKey = (page: string) => prefix + page

/** Returns the key of the page whose settings a document key names; undefined for other documents. */
export const settingsPage = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined)

export const placeOfSettings = (page: string): Place => ({ documentKey: settingsKey(page), path: [], kind: 'form' })

/**
 * Drafts of new pages are stored with the settings of the home page: they always exist, and are loaded by all users who
 * may add pages.
 */
export const placeOfPages: Place = { documentKey: settingsKey('home'), path: [], kind: 'list' }

export function createSettings(client: EditorStore['client']) {
  return {
    async load(page: string): Promise<Stored> {
      const answer = page === siteKey ? client.site() : client.settings(page)
      const [stored] = await Promise.all([answer, loadSettingsShapes()])
      return storedOf(stored)
    },
    /** Missing values are removed, and empty ones of the site, so that their defaults apply. */
    async save(page: string, before: Stored['content'], { content, version }: Stored): Promise<Stored> {
      const removed = Object.keys(before).map((key) => [key, null])
      const kept = filledIn(content, page === siteKey ? isEmpty : (value) => value === undefined)
      const change = { ...Object.fromEntries(removed), ...kept, version }
      return storedOf(page === siteKey ? await client.saveSite(change) : await client.saveSettings(page, change))
    },
  }
}

export const filledIn = (content: Stored['content'], isBlank = isEmpty): Stored['content'] =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => !isBlank(value)))

/** Splits an answer with settings into content, version and defaults. What is not a setting of its own is left out. */
export function storedOf(answer: { version: number }): Stored {
  const { version, slug: _slug, updated_at: _at, defaults, ...content } = answer as Stored['content'] & Stored
  if ('noindex' in content) return { version, content }
  return { version, content: { accents: {}, social_links: [], ...content }, defaults }
}
