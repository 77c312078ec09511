import * as z from 'zod'
import { country, itemId } from './fields.ts'
import { kindOf } from './show.ts'

type BlankOptions = {
  newId: () => string
  /** An ISO date. */
  today: string
}

/**
 * The smallest value that `schema` takes: what an editor's new item holds. What may be left out is left out, except
 * ids: two editors' changes to one list are told apart by them.
 */
export function blankOf<S extends z.ZodType>(schema: S, options: BlankOptions): z.input<S> {
  return blankValue(schema, options) as z.input<S>
}

function blankValue(schema: z.ZodType, options: BlankOptions): unknown {
  switch (kindOf(schema)) {
    case 'text':
    case 'rich':
      return { en: '', ar: '' }
    case 'media':
      return ''
    case 'link':
      return '#'
  }
  if ('innerType' in schema.def) return blankValue(schema.def.innerType as z.ZodType, options)
  if (schema === itemId) return options.newId()
  if (schema === country) return 'SA'
  if (schema instanceof z.ZodISODate) return options.today
  if (schema instanceof z.ZodString) return ''
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as { [key: string]: z.ZodType })
    const needed = fields.filter(([key, field]) => !isOptional(field) || key === 'id')
    return Object.fromEntries(needed.map(([key, field]) => [key, blankValue(field, options)]))
  }
  throw new Error(`There is no blank value of the kind '${schema.def.type}'`)
}

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success
