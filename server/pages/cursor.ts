import * as z from 'zod'
import { name } from '#api/pages.ts'
import { invalid } from '#server/errors.ts'
import type { Place } from './items-repository.ts'

const place = z.tuple([name, z.number(), name])

/** A place in a list, as text for an address. */
export function toCursor({ date, position, id }: Place): string {
  return Buffer.from(JSON.stringify([date, position, id])).toString('base64url')
}

/** The place that a cursor names; 422 for what is none. */
export function placeFrom(cursor: string): Place {
  const { data } = place.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!data) throw invalid([{ path: 'cursor', message: 'is not one that a list gave' }])
  const [date, position, id] = data
  return { date, position, id }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
