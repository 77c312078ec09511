import type { Role } from '#api/permissions.ts'
import type { Locale } from '#content/locale.ts'

export type UsersTable = {
  id: string
  email: string
  name: string | null
  role: Role
  /** The languages that a translator may change, comma-separated; null for other roles. */
  locales: string | null
  password_hash: string
  /** Null while the account still has its initial password. */
  password_changed_at: string | null
  /** Null once a password has been chosen. */
  invited_at: string | null
  /** The language for mails to the user: that of the last login or of the invitation; null if unknown. */
  locale: Locale | null
  /** The encrypted secret of the authenticator app (totp-encryption.ts); null without a second factor. */
  totp_secret: string | null
  /** Codes of this time step and of earlier ones are refused. */
  totp_step: number | null
  /** Hashes, comma-separated. */
  recovery_hashes: string | null
  /** 1 for the first user. Unique, so that two concurrent requests cannot create two. */
  founder: 1 | null
  created_at: string
}

/** The ids of removed accounts. A restore from an older backup must not create these accounts again. */
export type RemovedUsersTable = { id: string }

export type RefreshTokensTable = {
  id: string
  family: string
  user_id: string
  token_hash: string
  created_at: string
  /** 12 hours after the login, or 30 days with 'Remember me'. Without use a session ends after 14 days. */
  expires_at: string
  /** The `User-Agent` header of the login, at most 300 characters. */
  user_agent: string | null
  spent_at: string | null
  revoked_at: string | null
}

export type PasswordResetsTable = { token_hash: string; user_id: string; expires_at: string }

/** Recent requests per subject (hashed), for rate limits. `times` is a JSON array of milliseconds, oldest first. */
export type RequestCountsTable = { subject: string; times: string; expires_at: string }
