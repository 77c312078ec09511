import type { Translation } from '#api/translations.ts'
import { isLocalized } from '#content/edits.ts'
import type { BilingualText } from '#content/locale.ts'
import { readAt } from '#content/path.ts'
import {
  type IsDefaultText,
  type TranslationRecord,
  type TranslationState,
  textsOf,
  translationState,
  untranslated,
} from '#content/translation.ts'
import { documentKeyOf, type EditorDocument } from '../documents/documents.ts'
import { definitionOf, schemaOf } from '../documents/field-schema.ts'
import { keysShownIn, type Place } from '../documents/places.ts'
import { savingMessages } from '../messages/save-messages.ts'
import type { EditorStore } from '../store.ts'

type TextPlace = Pick<Place, 'documentKey' | 'path'>
type Text = Partial<BilingualText>

export function createTranslations({ client, act, documents, t, getState, setState }: EditorStore) {
  let turn = 0

  async function load() {
    const mine = ++turn
    const query = { page: documents.places.pages().join(), noted: true, limit: 500 }
    const { items } = await client.translations(query).catch(() => ({ items: [] }))
    if (mine === turn) setState({ translations: new Map(items.map((each) => [keyOf(placeOf(each)), each])) })
  }

  const textAt = ({ documentKey, path }: TextPlace): Text | undefined => {
    const text = readAt(documents.get(documentKey)?.edited, path)
    return isLocalized(text) ? text : undefined
  }

  /** Returns undefined if no record is loaded, or if the record is about another Arabic text than `text.ar`. */
  function recordAt(place: TextPlace, text: Text): (TranslationRecord & Pick<Translation, 'was'>) | undefined {
    const known = getState().translations.get(keyOf(place))
    if (!known || known.target !== text.ar) return undefined
    const { state, source, was = source } = known
    return { origin: state === 'missing' || state === 'outdated' ? 'edited' : state, source: was, was }
  }

  return {
    load,
    /** Returns the state of the text at a place, or of the `text` that is being typed there. */
    stateAt(place: TextPlace, text = textAt(place)) {
      return text && stateOf(text, recordAt(place, text))
    },
    formerEnglish: (place: TextPlace, text: Text) => recordAt(place, text)?.was,
    async approve(items: Pick<Translation, 'block' | 'item' | 'path' | 'source'>[]): Promise<boolean> {
      const outcome = await act(savingMessages(t)({}), () => client.approveTranslations(items))
      await load()
      return outcome === 'done'
    },
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

export const placeOf = ({ block, item, path }: Pick<Translation, 'block' | 'item' | 'path'>): TextPlace => ({
  documentKey: documentKeyOf(block, item),
  path: path.split('.'),
})

/** Whether the Arabic of a text is still a placeholder. Returns false until the placeholders are loaded. */
let isDefaultText: IsDefaultText = () => false

export async function fetchPlaceholders(): Promise<void> {
  const known = await Promise.all([import('#blocks/placeholders.ts'), import('#content/placeholders.ts')]).catch(
    () => [],
  )
  const [data, { isPlaceholderOf } = {}] = known
  if (data && isPlaceholderOf) isDefaultText = (text) => isPlaceholderOf(data.placeholders, text)
}

export const untranslatedReason = (text: Text) => untranslated(text, isDefaultText)

export const stateOf = (text: Text, record: Parameters<typeof translationState>[1]) =>
  translationState(text, record, isDefaultText)

/** A text whose Arabic needs work: it is missing, a placeholder, outdated, or imported and not approved. */
export type OpenText = { place: Place; english: string; state: Exclude<TranslationState, 'approved'> }

export const isOpen = (state: TranslationState | undefined): state is OpenText['state'] =>
  state !== undefined && state !== 'approved'

export function openTextsOnPage(documents: EditorStore['documents']): OpenText[] {
  const { places, translations } = documents
  const keys = places.all().flatMap((block) => keysShownIn(documents, block))
  return keys.flatMap((key) => {
    const document = documents.get(key)
    return textsOfDocument(document).flatMap(({ path, kind, text }) => {
      const place = { documentKey: key, path, kind }
      const state = translations.stateAt(place, text)
      return isOpen(state) ? [{ place, english: text.en ?? '', state }] : []
    })
  })
}

function textsOfDocument(document: EditorDocument | undefined) {
  if (!document) return []
  const key = definitionOf(document.type).collection?.key
  // The items of a collection are excluded here, because they are documents of their own.
  const content = key && !document.item ? { ...document.edited, [key]: undefined } : document.edited
  return textsOf(schemaOf(document), content)
}
