import type { Shape } from '#content/shape.ts'
import { schemaAt } from '../../model/documents/field-schema.ts'
import { formKindOf } from '../../model/documents/form-fields.ts'
import type { Path } from '../../model/edits/edits.ts'

/** The ways to all entries of lists that `steps` lead through, from the outermost; each is a form of its own. */
export function listItemsAlong(schema: Shape, steps: Path): Path[] {
  return steps.flatMap((_, index) => {
    const holder = index === 0 ? schema : schemaAt(schema, steps.slice(0, index))
    const kind = holder && formKindOf(holder)
    return kind === 'list' || kind === 'texts' ? [steps.slice(0, index + 1)] : []
  })
}

/** A way as one word, for the document's elements. */
export const pathKey = (steps: Path) => steps.join('.')
