import * as z from 'zod'
import type { InputAttributes, Shape } from '../shape.ts'
import { accent, color, country, fieldKinds, itemId } from './fields.ts'
import { mediaGroupsOf } from './media-group.ts'

const cache = new WeakMap<z.ZodType, Shape>()

/** The same object for the same schema. */
export function shapeOf(schema: z.ZodType): Shape {
  const cached = cache.get(schema)
  if (cached) return cached
  const inner = innerOf(schema)
  const isOptional = schema.safeParse(undefined).success
  const { default: preset, derivedFrom, isMade, isSetting, input } = schema.meta() ?? {}
  const attributes = {
    ...(isOptional && { isOptional }),
    ...(preset !== undefined && { default: preset }),
    ...(derivedFrom !== undefined && { derivedFrom }),
    ...(isMade === true && { isMade }),
    ...(isSetting === true && { isSetting }),
    ...(input !== undefined && { input }),
  }
  const { line, values } = (input ?? {}) as InputAttributes
  const type = (line && 'line') ?? (values && 'switch')
  const shape = { ...(inner ? shapeOf(inner) : bare(schema)), ...attributes, ...(type && { type }) } as Shape
  cache.set(schema, shape)
  // The parts are added after `cache` is set, because schemas can be recursive: a menu item contains menu items.
  if (!inner && shape.type === 'object') {
    for (const [key, field] of Object.entries((schema as z.ZodObject).shape)) {
      shape.fields[key] = shapeOf(field as z.ZodType)
    }
  }
  if (!inner && shape.type === 'array') shape.element = shapeOf((schema as z.ZodArray).element as z.ZodType)
  if (!inner && shape.type === 'record') shape.element = shapeOf((schema as z.ZodRecord).valueType as z.ZodType)
  return shape
}

function bare(schema: z.ZodType): { type: Shape['type'] } & { [key: string]: unknown } {
  const field = fieldKinds.get(schema)
  if (field) return { type: field.kind, ...(field.accepts && { accepts: field.accepts }) }
  if (schema === color) return { type: 'color' }
  if (schema === country) return { type: 'country' }
  if (schema === itemId) return { type: 'id' }
  if (schema instanceof z.ZodISODate) return { type: 'date' }
  if (schema instanceof z.ZodISOTime) return { type: 'time' }
  if (schema instanceof z.ZodString) return { type: 'string' }
  if (schema instanceof z.ZodBoolean) return { type: 'switch' }
  if (schema instanceof z.ZodEnum) {
    return { type: 'choice', options: schema.options.map(String), ...(schema === accent && { isAccent: true }) }
  }
  if (schema instanceof z.ZodObject) {
    const media = mediaGroupsOf(schema)
    return { type: 'object', fields: {}, ...(media.length > 0 && { media }) }
  }
  if (schema instanceof z.ZodArray) return { type: 'array' }
  if (schema instanceof z.ZodRecord) {
    const plain = schema.meta()?.plain
    return { type: 'record', ...(plain !== undefined && { plain }) }
  }
  return { type: 'other' }
}

/** Returns the schema inside optional(), default() and similar. */
const innerOf = (schema: z.ZodType) =>
  'innerType' in schema.def ? (schema.def as unknown as { innerType: z.ZodType }).innerType : undefined
