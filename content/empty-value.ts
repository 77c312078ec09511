import type { Shape } from './shape.ts'

type EmptyValueOptions = {
  newId: () => string
  /** An ISO date. */
  today: string
}

/**
 * Empty if possible, else a default (today, 'SA', the first option). Optional fields are left out, except ids, by which
 * two editors' changes of a list are merged. Throws for shapes without an empty value, e.g. 'color'.
 */
export function emptyValueOf(shape: Shape, options: EmptyValueOptions): unknown {
  switch (shape.type) {
    case 'text':
    case 'rich':
      return { en: '', ar: '' }
    case 'media':
    case 'string':
      return ''
    case 'link':
      return '#'
    case 'id':
      return options.newId()
    case 'country':
      return 'SA'
    case 'date':
      return options.today
    case 'choice':
      return shape.options[0]
    case 'switch':
      return false
    case 'array':
      return []
    case 'record':
      return {}
    case 'object': {
      const needed = Object.entries(shape.fields).filter(([key, { isOptional }]) => !isOptional || key === 'id')
      return Object.fromEntries(needed.map(([key, field]) => [key, emptyValueOf(field, options)]))
    }
  }
  throw new Error(`There is no empty value of the kind '${shape.type}'`)
}
