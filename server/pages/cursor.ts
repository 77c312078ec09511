import * as z from 'zod'
import { name } from '#api/storable-schemas.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { CursorPosition } from './items-repository.ts'

const positionSchema = z.tuple([name, z.number(), name])

export const toCursor = ({ date, position, id }: CursorPosition) => writeCursor([date, position, id])

export function readCursorPosition(cursor: string): CursorPosition {
  const [date, position, id] = readCursor(positionSchema, cursor)
  return { date, position, id }
}
