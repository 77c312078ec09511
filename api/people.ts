import * as z from 'zod'
import { locales } from '#content/locale.ts'
import { newPassword, registerRequest, sessionRequest } from './auth.ts'

/** A person who can sign in or has been invited to. */
export const person = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    role: z.string(),
    created_at: z.string(),
    is_you: z.boolean(),
    is_invited: z.boolean().describe('Has not chosen a password yet'),
  })
  .meta({ id: 'Person' })
export const people = z.object({ items: z.array(person) })

export const inviteRequest = registerRequest.pick({ email: true, name: true }).extend({
  locale: z.enum(locales).default('en').describe('The language of the letter'),
})
export const nameChange = z.object({ name: registerRequest.shape.name.unwrap() })
export const passwordChange = z.object({
  current: z.string().max(200),
  password: newPassword,
  refresh_token: sessionRequest.shape.refresh_token
    .optional()
    .describe('Of the session of whoever asks: the new one ends when it would have'),
})

export type Person = z.output<typeof person>
export type InviteRequest = z.input<typeof inviteRequest>
export type NameChange = z.input<typeof nameChange>
export type PasswordChange = z.input<typeof passwordChange>
