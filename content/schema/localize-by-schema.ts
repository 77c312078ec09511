import type * as z from 'zod'
import { type LocalizeOptions, localizeByShape } from '../localize-by-shape.ts'
import type { Localized } from '../localized.ts'
import { kindOf as kindOfShape } from '../shape.ts'
import type { FieldKind } from './fields.ts'
import { shapeOf } from './shape-of.ts'

export function localize<S extends z.ZodType>(schema: S, content: z.output<S>, options: LocalizeOptions) {
  return localizeByShape(shapeOf(schema), content, options) as Localized<z.output<S>>
}

/** Looks inside optional(), default() and similar. Undefined for composite values. */
export const kindOf = (schema: z.ZodType): FieldKind | undefined => kindOfShape(shapeOf(schema))
