import type { EditorDocument } from '../documents/documents.ts'
import { isOptional } from '../documents/field-schema.ts'
import { applyEdits, type Edit, isListEdit, isLocalized, type Path, readAt } from './edits.ts'

/**
 * The ways to texts from which edits take the English words, or the last ones, though the schema asks for them: a
 * heading, a label. Arabic may be empty, for the English is shown in its place; and what was empty before is nobody's
 * fault now.
 */
export function emptiedIn(unit: EditorDocument, edits: Edit[]): Path[] {
  const content = applyEdits(unit.edited, edits)
  return edits.flatMap((edit) => {
    if (isListEdit(edit) || !isLocalized(edit.value) || !isLocalized(edit.was)) return []
    const { steps, was } = edit
    const now = readAt(content, steps)
    if (!isLocalized(now) || now.en?.trim()) return []
    const isTaken = was.en?.trim() || (hasWords(was) && !hasWords(now))
    return isTaken && !isOptional(unit, steps) ? [steps] : []
  })
}

const hasWords = (text: object) => Object.values(text).some((words) => words?.trim())
