import * as z from 'zod'
import { locales } from '#content/locale.ts'
import { roles } from './permissions.ts'
import { lineOfText } from './shared-fields.ts'

export const email = z.email().max(254).toLowerCase().describe('Compared without case')

/** A newly chosen password (specification §5). The maximum length limits the cost of hashing. */
export const newPassword = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(200, 'must have at most 200 characters')
  .regex(/\p{Lu}/u, 'must have an uppercase letter')
  .regex(/\p{Ll}/u, 'must have a lowercase letter')
  .regex(/\d/, 'must have a number')
  .regex(/[!@#$%^*]/, 'must have a special character (! @ # $ % ^ *)')

export const registerRequest = z.object({
  email,
  password: newPassword,
  name: lineOfText(200).optional(),
})
export const registerResponse = z.object({ id: z.uuid(), email: z.string(), name: z.string().nullable() })

const code = z.string().min(1).max(40)

export const loginRequest = z.object({
  email,
  password: z.string().min(1).max(200),
  remember: z
    .boolean()
    .default(false)
    .describe('Stay signed in for 30 days instead of 12 hours, unless the session is unused for 14 days'),
  locale: z.enum(locales).optional().describe('The language of later mails'),
  code: code.optional().describe('Of the authenticator app, or a recovery code, if the account has a second factor'),
})
export const sessionRequest = z.object({ refresh_token: z.string().max(2_000) })
export const tokenPair = z.object({ access_token: z.string(), refresh_token: z.string() })

export const forgotRequest = z.object({
  email,
  locale: z.enum(locales).default('en').describe('The language of the mail, and of the page that its link leads to'),
})
export const resetRequest = z.object({ token: z.string().max(200).describe('From the link'), password: newPassword })

export const meResponse = registerResponse.extend({
  role: z.enum(roles),
  locales: z.array(z.enum(locales)).nullable().describe('The languages that a translator may change; null for others'),
  changes_live: z
    .boolean()
    .describe('Whether the user may change the live site and publish, as far as the role allows; else only releases'),
})

export const openSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  begun_at: z.string(),
  used_at: z.string().describe('When it was last continued, to the quarter of an hour'),
  is_current: z.boolean(),
})
export const openSessions = z.object({ items: z.array(openSession) })

export const secondFactor = z.object({ is_on: z.boolean(), recovery_codes_left: z.number() })
export const newSecondFactor = z.object({ secret: z.string(), address: z.string().describe('For a QR code or a link') })
export const secondFactorRequest = z.object({
  secret: z.string().regex(/^[A-Z2-7]{32}$/, 'must be the secret that was offered'),
  code: code.describe('Of the app, which proves that it has the secret'),
})
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export type OpenSession = z.output<typeof openSession>
export type SecondFactor = z.output<typeof secondFactor>
export type NewSecondFactor = z.output<typeof newSecondFactor>
export type SecondFactorRequest = z.input<typeof secondFactorRequest>
export type LoginRequest = z.input<typeof loginRequest>
export type ForgotRequest = z.input<typeof forgotRequest>
export type ResetRequest = z.input<typeof resetRequest>
export type TokenPair = z.output<typeof tokenPair>
export type MeResponse = z.output<typeof meResponse>
