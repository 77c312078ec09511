import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { schemaAt } from '../../model/documents/field-schema.ts'
import { formKindOf } from '../../model/documents/form-fields.ts'

/** The paths of all list items along a path, outermost first; each is shown as a form of its own. */
export function listItemsAlong(schema: Shape, path: Path): Path[] {
  return path.flatMap((_, index) => {
    const holder = index === 0 ? schema : schemaAt(schema, path.slice(0, index))
    const kind = holder && formKindOf(holder)
    return kind === 'list' || kind === 'texts' ? [path.slice(0, index + 1)] : []
  })
}

/** A path as a string, for attributes in the DOM. */
export const pathKey = (path: Path) => path.join('.')
