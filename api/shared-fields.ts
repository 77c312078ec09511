import * as z from 'zod'

/*
 * Schemas of values that both databases, SQLite and PostgreSQL, can store. What PostgreSQL would reject gets a helpful
 * error.
 */

const maxInteger = 2_147_483_647

export const version = z.int().min(0).max(maxInteger).describe('Grows by one with each change')

export const boundedText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'may not hold a null character')

/** A key or name, in an address or a list. */
export const name = boundedText(200)
