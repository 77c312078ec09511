import * as z from 'zod'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import type { BlockDefinition } from '#content/schema/block.ts'
import type { FieldKind } from '#content/schema/fields.ts'
import { kindOf } from '#content/schema/show.ts'
import type { Unit } from './store/units.ts'

/** The schema of what a unit holds: a whole block, or one item of its collection. */
export function schemaOf(unit: Pick<Unit, 'type' | 'item'>): z.ZodObject {
  const { content, collection } = definitionOf(unit.type)
  return unit.item && collection ? collection.item : content
}

/** The schema of what stands at the end of a way. */
export function schemaAt(schema: z.ZodType, steps: string[]): z.ZodType | undefined {
  return steps.reduce<z.ZodType | undefined>((at, key) => at && stepInto(at, key), schema)
}

/** Which kind of field stands at `path`, and so which dialog opens. */
export function fieldKindAt(schema: z.ZodType, path: string): FieldKind | undefined {
  const found = schemaAt(schema, path.split('.'))
  return found && kindOf(found)
}

/** Whether nothing needs to stand at the end of a way. */
export function isOptional(unit: Pick<Unit, 'type' | 'item'>, steps: string[] | undefined): boolean {
  return (steps && schemaAt(schemaOf(unit), steps))?.safeParse(undefined).success === true
}

export const definitionOf = (type: BlockType): BlockDefinition => catalogue[type]

function stepInto(schema: z.ZodType, key: string): z.ZodType | undefined {
  if ('innerType' in schema.def) return stepInto(schema.def.innerType as z.ZodType, key)
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodObject) return schema.shape[key] as z.ZodType | undefined
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  return undefined
}
