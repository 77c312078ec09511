import { type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { type BilingualText, locales } from '#content/locale.ts'
import type { Path } from '#content/path.ts'
import { type EditorDocument, withEdits } from '../documents/documents.ts'
import { schemaOf } from '../documents/field-schema.ts'
import type { Place } from '../documents/places.ts'
import type { Slices } from '../store.ts'
import { type MediaField, mediaFieldAt } from './media-field.ts'
import { createPendingUploads, type PendingUpload } from './pending-uploads.ts'

/** `words` is the alternative text of the picture that is replaced; unset once the new picture is described. */
export type PictureUpload = PendingUpload & { place: Place; words: Partial<BilingualText> | undefined }

/** Tracks the uploads for the pictures of the page. replace-media.ts begins them. */
export function createPictures({ documents }: Slices) {
  const pendingUploads = createPendingUploads<PictureUpload>()
  return {
    pendingUploads,
    /** Returns a document without the edits of previews, which are never sent. */
    withoutPreviews(document: EditorDocument): EditorDocument {
      return withEdits({ ...document, pending: document.pending.filter(({ isPreview }) => !isPreview) })
    },
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

/** Returns the key of a media field. A picture and a video that share a place have the same key. */
export const mediaKey = (documentKey: string, path: Path, { group, holder, isNarrow }: MediaField) =>
  [documentKey, ...(isNarrow ? path : [...holder, group.picture])].join('/')
