import * as z from 'zod'
import { name } from '#api/stored.ts'
import { invalid } from '#server/errors.ts'
import type { Place } from './repository.ts'

const place = z.tuple([z.iso.datetime(), name])

/** A place in the library, as text for an address. */
export function toCursor({ created_at, key }: Place): string {
  return `${created_at}_${key}`
}

/** The place that a cursor names; 422 for what is none. */
export function placeFrom(cursor: string): Place {
  const { data } = place.safeParse(cursor.split('_'))
  if (!data) throw invalid([{ path: 'cursor', message: 'is not one that a list gave' }])
  const [created_at, key] = data
  return { created_at, key }
}
