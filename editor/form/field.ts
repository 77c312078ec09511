import type * as z from 'zod'
import type { InputAttributes } from '#content/shape.ts'

/** A field of a form: its rules, whose messages are keys of messages, and how it is shown. */
export const field = <Schema extends z.ZodType>(rules: Schema, input: InputAttributes): Schema =>
  rules.meta({ input, isSetting: false })
