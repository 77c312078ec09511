import { apply, type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { type Path, readAt } from '#content/path.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { isOptional } from '../documents/field-schema.ts'

/**
 * The paths of required texts (a heading, a label) from which the edits remove the English or, without English, the
 * Arabic. Arabic may be empty, because the English is shown instead; a text that was empty before may stay empty.
 */
export function emptiedIn(document: EditorDocument, edits: Edit[]): Path[] {
  const content = apply(document.edited, edits)
  return edits.flatMap((edit) => {
    if (isListEdit(edit) || !isLocalized(edit.value) || !isLocalized(edit.was)) return []
    const { path, was } = edit
    const now = readAt(content, path)
    if (!isLocalized(now) || now.en?.trim()) return []
    const isTaken = was.en?.trim() || (hasWords(was) && !hasWords(now))
    return isTaken && !isOptional(document, path) ? [path] : []
  })
}

const hasWords = (text: object) => Object.values(text).some((words) => words?.trim())
