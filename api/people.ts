import * as z from 'zod'
import { locales } from '#content/locale.ts'
import { email, loginRequest, meResponse, newPassword, registerRequest, sessionRequest } from './auth.ts'
import { roles } from './permissions.ts'

/** A person with an account. It may be one who has been invited and has not chosen a password yet. */
export const person = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    role: meResponse.shape.role,
    locales: meResponse.shape.locales,
    created_at: z.string(),
    is_you: z.boolean(),
    has_two_factor: z.boolean(),
    is_invited: z.boolean().describe('Has not chosen a password yet'),
  })
  .meta({ id: 'Person' })
export const people = z.object({ items: z.array(person) })

const assignment = z.object({
  role: z.enum(roles).default('admin'),
  locales: z.array(z.enum(locales)).optional().describe('The languages of a translator, at least one'),
})
const hasLanguages = ({ role, locales = [] }: Partial<z.output<typeof assignment>>) =>
  role !== 'translator' || locales.length > 0
const languagesMissing = { path: ['locales'], message: 'must name a language of the translator' }

export const inviteRequest = assignment
  .extend(registerRequest.pick({ email: true, name: true }).shape)
  .extend({ locale: z.enum(locales).default('en').describe('The language of the letter') })
  .refine(hasLanguages, languagesMissing)
export const personChange = assignment
  .extend({
    role: z.enum(roles),
    email,
    two_factor: z.literal(false).describe('Turns off the second factor of who lost it'),
  })
  .partial()
  .refine(hasLanguages, languagesMissing)
export const emailChange = z.object({ email })
export const nameChange = z.object({ name: registerRequest.shape.name.unwrap() })
export const passwordChange = z.object({
  current: z.string().max(200),
  password: newPassword,
  code: loginRequest.shape.code,
  refresh_token: sessionRequest.shape.refresh_token
    .optional()
    .describe('Of the session of whoever asks: the new one ends when it would have'),
})

export type Person = z.output<typeof person>
export type InviteRequest = z.input<typeof inviteRequest>
export type PersonChange = z.input<typeof personChange>
export type NameChange = z.input<typeof nameChange>
export type PasswordChange = z.input<typeof passwordChange>
