import * as z from 'zod'

/* Values that both databases can hold: what PostgreSQL would refuse is refused here, with an answer that says so. */

const maxInteger = 2_147_483_647

/** Counts changes. */
export const version = z.int().min(0).max(maxInteger).describe('Grows by one with each change')

/** A text without a null character. */
export const boundedText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'may not hold a null character')

/** The name of something, in an address or a list. */
export const name = boundedText(200)
