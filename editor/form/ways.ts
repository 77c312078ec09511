import type { Shape } from '#content/shape.ts'
import { schemaAt } from '../field-kind.ts'
import type { Steps } from '../store/content-path.ts'
import { formKindOf } from './form-fields.ts'

/** The ways to all entries of lists that `steps` lead through, from the outermost; each is a form of its own. */
export function entriesAlong(schema: Shape, steps: Steps): Steps[] {
  return steps.flatMap((_, index) => {
    const holder = index === 0 ? schema : schemaAt(schema, steps.slice(0, index))
    const kind = holder && formKindOf(holder)
    return kind === 'list' || kind === 'texts' ? [steps.slice(0, index + 1)] : []
  })
}

/** A way as one word, for the document's elements. */
export const nameOfWay = (steps: Steps) => steps.join('.')
