import * as z from 'zod'
import { name } from '#api/stored.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { Place } from './items-repository.ts'

const place = z.tuple([name, z.number(), name])

export const toCursor = ({ date, position, id }: Place) => writeCursor([date, position, id])

export function placeFrom(cursor: string): Place {
  const [date, position, id] = readCursor(place, cursor)
  return { date, position, id }
}
