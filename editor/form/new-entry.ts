import * as z from 'zod'
import { blankOf } from '#content/schema/blank.ts'
import { unwrap } from '#content/schema/show.ts'
import { today } from '#content/today.ts'
import type { Entry } from '../store/content-path.ts'
import { newId } from '../store/new-id.ts'

/** An entry that holds as little as its schema takes. */
export function newEntry(element: z.ZodType): Entry {
  const entry = blankOf(element, { newId, today: today() }) as Entry
  const type = element instanceof z.ZodObject ? unwrap(element.shape.type ?? z.unknown()) : undefined
  // Only the first item of an article is without a kind.
  return type instanceof z.ZodEnum ? { ...entry, type: type.options[0] } : entry
}
