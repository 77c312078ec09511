import { type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import type { FocalPoint } from '#content/focal-point.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import type { Path } from '#content/path.ts'
import { schemaOf } from '../documents/field-schema.ts'
import type { Place } from '../documents/places.ts'
import type { EditorStore } from '../store.ts'
import { type MediaField, mediaFieldAt } from './media-field.ts'

/** `languages` are those for which no newer choice was made; none if it is aborted. */
export type PendingUpload = { key: string; languages: readonly Locale[]; focus?: FocalPoint }

/** The newest choice for a field wins, whichever upload ends first. */
export function createPendingUploads<Upload extends PendingUpload>() {
  const awaited = new Map<Upload, AbortController>()

  /** There is a newer choice. Aborts an upload that has no language left. */
  function supersede(key: string, languages: readonly Locale[] = locales) {
    for (const [pendingUpload, abort] of awaited) {
      if (pendingUpload.key !== key) continue
      pendingUpload.languages = pendingUpload.languages.filter((locale) => !languages.includes(locale))
      if (pendingUpload.languages.length === 0) {
        awaited.delete(pendingUpload)
        abort.abort()
      }
    }
  }

  return {
    supersede,
    begin(pendingUpload: Upload): AbortSignal {
      supersede(pendingUpload.key, pendingUpload.languages)
      const abort = new AbortController()
      awaited.set(pendingUpload, abort)
      return abort.signal
    },
    pendingAt: (key: string) => [...awaited.keys()].filter((pendingUpload) => pendingUpload.key === key),
    end: (pendingUpload: Upload) => void awaited.delete(pendingUpload),
    abortAll() {
      for (const { key } of awaited.keys()) supersede(key)
    },
  }
}

export type PictureUpload = PendingUpload & { place: Place; words: Partial<BilingualText> | undefined }

export function createPictures({ documents }: EditorStore) {
  const pendingUploads = createPendingUploads<PictureUpload>()
  return {
    pendingUploads,
    /** Returns a document without the edits of previews, which are never sent. */
    /** Called after a save in a dialog: pending uploads must not replace the pictures that `edits` write. */
    supersede({ documentKey }: Place, edits: Edit[]) {
      const document = documents.get(documentKey)
      for (const edit of edits) {
        if (isListEdit(edit) || !document) continue
        const { path, value } = edit
        const languages = isLocalized(value) ? locales.filter((each) => value[each] !== undefined) : locales
        pendingUploads.supersede(mediaKey(documentKey, path, mediaFieldAt(schemaOf(document), path)), languages)
      }
    },
  }
}

export const mediaKey = (documentKey: string, path: Path, { group, holder, isNarrow }: MediaField) =>
  [documentKey, ...(isNarrow ? path : [...holder, group.picture])].join('/')
