import type { TFunction } from 'i18next'
import { ApiError } from '#api/errors.ts'

/** The message if the form was not evaluated: no answer, a server error or too many attempts. Otherwise undefined. */
export function requestErrorMessage(t: TFunction, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return t('login.unreachable')
  if (error.status === 429) return t('login.tooMany', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) })
  return undefined
}
