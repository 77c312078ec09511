import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import { schemaAt } from '../model/documents/field-schema.ts'
import { formKindOf } from '../model/documents/form-fields.ts'

/** Returns the paths of all list items on a path, the outermost first: of `tabs.first.title` only `tabs.first`. */
export function listItemsAlong(schema: Shape, path: Path): Path[] {
  return path.flatMap((_, index) => {
    const holder = index === 0 ? schema : schemaAt(schema, path.slice(0, index))
    const kind = holder && formKindOf(holder)
    return kind === 'list' || kind === 'texts' ? [path.slice(0, index + 1)] : []
  })
}

/** Returns a path as a string for attributes in the DOM, e.g. `tabs.first`. */
export const pathKey = (path: Path) => path.join('.')
