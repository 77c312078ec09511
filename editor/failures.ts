import type { TFunction } from 'i18next'
import { ApiError, Offline, SessionExpired } from '#api/errors.ts'
import { Gone } from './store/saving.ts'
import type { Unit } from './store/units.ts'

/** The sentence of the specification (§8) for a failed save, by what was saved. */
export function failureText(t: TFunction, { type, item }: Pick<Unit, 'type' | 'item'>): string {
  if (item || type === 'GALLERY' || type === 'RESOURCES') return t('alerts.saveFailed')
  if (type === 'CTA') return t('alerts.ctaFailed')
  return t('alerts.changesFailed')
}

/** What an editor can do about it, where we know more than that it failed. */
export function reasonOf(t: TFunction, error: unknown): string | undefined {
  if (error instanceof Offline) return t('editor.offline')
  if (error instanceof SessionExpired) return t('session.expiredText')
  if (error instanceof Gone) return t('alerts.gone')
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 404) return t('alerts.gone')
  if (error.status === 403) return t('alerts.notAllowed')
  const [fault] = error.problem.errors ?? []
  return fault && t('alerts.invalid', { reason: fault.message })
}
