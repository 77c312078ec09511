import type * as z from 'zod'
import { invalid } from './errors.ts'

export function writeCursor(position: unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Throws 422 for an invalid one. */
export function readCursor<Position>(position: z.ZodType<Position>, cursor: string): Position {
  const { data } = position.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!data) throw invalid([{ path: 'cursor', message: 'is not one that a list gave' }])
  return data
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
