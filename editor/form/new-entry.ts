import * as z from 'zod'
import { blankOf } from '#content/schema/blank.ts'
import { unwrap } from '#content/schema/show.ts'
import type { Entry } from '../store/content-path.ts'
import { newId } from '../store/new-id.ts'

/** An entry that holds as little as its schema takes. */
export function newEntry(element: z.ZodType): Entry {
  const entry = blankOf(element, { newId, today: new Date().toISOString().slice(0, 10) }) as Entry
  const type = element instanceof z.ZodObject ? unwrap(element.shape.type ?? z.unknown()) : undefined
  // Only the first item of an article is without a kind.
  return type instanceof z.ZodEnum ? { ...entry, type: type.options[0] } : entry
}

/** Whether what is added to a list is a link of a menu or of the footer, for which the specification has a dialog (§5). */
export function isLinkOf(type: string, element: z.ZodType): boolean {
  if (!(element instanceof z.ZodObject) || (type !== 'HEADER' && type !== 'FOOTER')) return false
  return 'label' in element.shape && 'path' in element.shape
}
