import * as z from 'zod'

// Bounds of PostgreSQL, whose integers have 32 bits and whose texts have no null characters. SQLite accepts more.

const maxInteger = 2_147_483_647

export const version = z.int().min(0).max(maxInteger).describe('Grows by one with each change')

export const boundedText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'may not hold a null character')

/** A key, an id or a person's name. */
export const name = boundedText(200)
