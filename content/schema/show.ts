import type * as z from 'zod'
import { kindOf as kindOfShape } from '../shape.ts'
import { type ShowOptions, showShape } from '../show.ts'
import type { Shown } from '../shown.ts'
import type { FieldKind } from './fields.ts'
import { shapeOf } from './shape-of.ts'

/** Turns stored content into what a page in one language shows, guided by the block's schema. */
export function show<S extends z.ZodType>(schema: S, content: z.output<S>, options: ShowOptions): Shown<z.output<S>> {
  return showShape(shapeOf(schema), content, options) as Shown<z.output<S>>
}

/** The kind of the field that `schema` describes, looking through optional(), default() and the like. */
export const kindOf = (schema: z.ZodType): FieldKind | undefined => kindOfShape(shapeOf(schema))
