import * as z from 'zod'
import { hasBidiControls } from '#content/enquiry.ts'

// Bounds of PostgreSQL, whose integers have 32 bits and whose texts have no null characters. SQLite accepts more.

const maxInteger = 2_147_483_647

export const version = z.int().min(0).max(maxInteger).describe('Grows by one with each change')

export const boundedText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'may not hold a null character')

const lineRule = 'must be one line, without control characters'

/** Whether a text has no line breaks (also U+2028 and U+2029) and no other control characters, those of bidi included. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && !hasBidiControls(text)

/** A name that mails contain in their lines and subjects. A line break in it would forge another line. */
export const lineOfText = (max: number) => z.string().trim().min(1).max(max).refine(isOneLine, lineRule)

export const name = boundedText(200)
