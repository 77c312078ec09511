import * as z from 'zod'
import { invalid } from '#server/errors.ts'
import type { Place } from './repository.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])

/** A place in the list, as text for an address. */
export function toCursor({ created_at, id }: Place): string {
  return `${created_at}_${id}`
}

/** The place that a cursor names; 422 for what is none. */
export function placeFrom(cursor: string): Place {
  const { data } = place.safeParse(cursor.split('_'))
  if (!data) throw invalid([{ path: 'cursor', message: 'is not one that a list gave' }])
  const [created_at, id] = data
  return { created_at, id }
}
