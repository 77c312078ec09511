import type * as z from 'zod'
import { type LocalizeOptions, localizeByShape } from '../localize-by-shape.ts'
import type { Localized } from '../localized.ts'
import { kindOf as kindOfShape } from '../shape.ts'
import type { FieldKind } from './fields.ts'
import { shapeOf } from './shape-of.ts'

/** Converts stored content to its localized form for a page in one language, according to the block's schema. */
export function localize<S extends z.ZodType>(schema: S, content: z.output<S>, options: LocalizeOptions) {
  return localizeByShape(shapeOf(schema), content, options) as Localized<z.output<S>>
}

/**
 * Returns the kind of field that a schema describes, also inside optional(), default() and similar. Returns undefined
 * for composite values.
 */
export const kindOf = (schema: z.ZodType): FieldKind | undefined => kindOfShape(shapeOf(schema))
