import type { TFunction } from 'i18next'
import { ApiError, Offline } from '#api/errors.ts'
import { reasonOf } from '../failures.ts'

/** Why something that was asked for in a panel could not be had or done, where that is known. */
export function panelReason(t: TFunction, error: unknown): string | undefined {
  // Nothing waits on this device, as it does after a save.
  if (error instanceof Offline) return t('login.unreachable')
  if (!(error instanceof ApiError)) return reasonOf(t, error)
  if (error.status === 429) return t('login.tooMany', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) })
  // What was asked for is a person or a file, not a block.
  return error.status === 404 ? t('panels.gone') : reasonOf(t, error)
}
