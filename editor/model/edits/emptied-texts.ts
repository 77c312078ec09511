import { apply, type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { type Path, readAt } from '#content/path.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { isOptional } from '../documents/field-schema.ts'

/**
 * Returns the paths of required texts (a heading, a label) from which the edits remove the English, or the Arabic if
 * there is no English. If there is English, the Arabic may be removed, because the English is shown instead. A text
 * that was empty before may stay empty.
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
