import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { catalogue } from '#blocks/catalogue.ts'
import { emptyValueOf } from './empty-value.ts'
import type { BlockDefinition } from './schema/block-definition.ts'
import { shapeOf } from './schema/shape-of.ts'

type List = { at: string; element: z.ZodType }

function listsOf(schema: z.ZodType, at: string, seen = new Set<z.ZodType>()): List[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  if ('innerType' in schema.def) return listsOf(schema.def.innerType as z.ZodType, at, seen)
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType
    return [{ at, element }, ...listsOf(element, at, seen)]
  }
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([key, field]) => listsOf(field as z.ZodType, `${at}.${key}`, seen))
}

const lists = Object.entries<BlockDefinition>(catalogue).flatMap(([type, { content }]) => listsOf(content, type))
const options = { newId: () => 'new-one', today: '2026-11-22' }

describe('a new item', () => {
  test.each(lists)('of $at fits its schema', ({ element }) => {
    expect(element.safeParse(emptyValueOf(shapeOf(element), options)).error?.issues).toBeUndefined()
  })

  test('has its own id, also in lists where ids are optional', () => {
    const ids = lists
      .map(({ element }) => element)
      .filter((element) => element instanceof z.ZodObject && 'id' in element.shape)
    expect(ids.length).toBeGreaterThan(25)
    for (const element of ids) expect(emptyValueOf(shapeOf(element), options)).toHaveProperty('id', 'new-one')
  })

  test('leaves out optional fields', () => {
    const { element } = lists.find(({ at }) => at === 'TABS.tabs') as List
    const text = { en: '', ar: '' }
    expect(emptyValueOf(shapeOf(element), options)).toEqual({ id: 'new-one', title: text, description: text })
  })
})
