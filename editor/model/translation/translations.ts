import type { Translation } from '#api/translations.ts'
import { isLocalized } from '#content/edits.ts'
import type { BilingualText } from '#content/locale.ts'
import { readAt } from '#content/path.ts'
import type { TranslationRecord } from '#content/translation.ts'
import { documentKeyOf } from '../documents/documents.ts'
import type { Place } from '../documents/places.ts'
import { savingMessages } from '../messages/save-messages.ts'
import type { Slices } from '../store.ts'
import { stateOf } from './translation-state.ts'

type TextPlace = Pick<Place, 'documentKey' | 'path'>
type Text = Partial<BilingualText>

/** Loads the translation states of the texts on the screen (`translations` in the state), and approves texts. */
export function createTranslations({ administration, acts, documents, places, t, getState, setState }: Slices) {
  /** The number of the latest request; responses to earlier requests are ignored. */
  let turn = 0

  /** Loads the states that the server has stored. If that fails, the states are derived from the texts alone. */
  async function load() {
    const mine = ++turn
    const query = { page: places.pages().join(), noted: true, limit: 500 }
    const { items } = await administration.translations(query).catch(() => ({ items: [] }))
    if (mine === turn) setState({ translations: new Map(items.map((each) => [keyOf(placeOf(each)), each])) })
  }

  const textAt = ({ documentKey, path }: TextPlace): Text | undefined => {
    const text = readAt(documents.get(documentKey)?.edited, path)
    return isLocalized(text) ? text : undefined
  }

  /**
   * Returns the translation record of a text. Undefined if none is loaded, or if the loaded one is about another Arabic
   * text than `text.ar`.
   */
  function recordAt(place: TextPlace, text: Text): (TranslationRecord & Pick<Translation, 'was'>) | undefined {
    const known = getState().translations.get(keyOf(place))
    if (!known || known.target !== text.ar) return undefined
    const { state, source, was = source } = known
    return { origin: state === 'missing' || state === 'outdated' ? 'edited' : state, source: was, was }
  }

  return {
    load,
    /**
     * Returns the state of the text at a place, or of `text`, which is being typed there. Undefined if the value at the
     * place is not a text.
     */
    stateAt(place: TextPlace, text = textAt(place)) {
      return text && stateOf(text, recordAt(place, text))
    },
    /** Returns the English to which the Arabic at a place belongs; undefined without a record. */
    formerEnglish: (place: TextPlace, text: Text) => recordAt(place, text)?.was,
    /**
     * Records on the server that the Arabic of texts is right for their English. Resolves to whether that succeeded.
     */
    async approve(items: Pick<Translation, 'block' | 'item' | 'path' | 'source'>[]): Promise<boolean> {
      const outcome = await acts.act(savingMessages(t)({}), () => administration.approveTranslations(items))
      await load()
      return outcome === 'done'
    },
    /**
     * Approves the text at a place. Resolves to false if the Arabic is missing or already approved, or if that fails.
     */
    async approveAt(place: TextPlace): Promise<boolean> {
      const document = documents.get(place.documentKey)
      const source = textAt(place)?.en
      const state = this.stateAt(place)
      if (!document || !source || !state || state === 'missing' || state === 'approved') return false
      const { block, item } = document
      return this.approve([{ block, ...(item && { item }), path: place.path.join('.'), source }])
    },
  }
}

const keyOf = ({ documentKey, path }: TextPlace) => `${documentKey} ${path.join('.')}`

/** Returns the place of a text from a response of the server. */
export const placeOf = ({ block, item, path }: Pick<Translation, 'block' | 'item' | 'path'>): TextPlace => ({
  documentKey: documentKeyOf(block, item),
  path: path.split('.'),
})
