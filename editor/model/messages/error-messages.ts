import type { TFunction } from 'i18next'
import { ApiError, Offline, SessionExpired } from '#api/errors.ts'
import { detailPages } from '#content/detail-pages.ts'
import { locales } from '#content/locale.ts'
import { isRequiredBlock } from '#content/pages.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { definitionOf } from '../documents/field-schema.ts'
import { fieldName } from '../documents/names.ts'

export class NotFoundError extends Error {
  override name = 'NotFoundError'
}

/** Returns the text of an alert (specification §8). For settings or the order of blocks, only `page` is set. */
export function failureText(
  t: TFunction,
  { type, item, page = '' }: Partial<Pick<EditorDocument, 'type' | 'item' | 'page'>>,
): string {
  if (templates.has(page)) return t('alerts.templateFailed')
  if (item) return t('alerts.saveFailed')
  if (type && isRequiredBlock(page, type)) return t('alerts.policyFailed')
  return t((type && definitionOf(type).saveFailed) ?? 'alerts.changesFailed')
}

const templates = new Set(detailPages.map(({ template }) => template))

/** Whether a retry may succeed: there was no response, or the server or a proxy in front of it was too busy. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Offline || (error instanceof ApiError && transientStatuses.has(error.status))

const transientStatuses = new Set([408, 502, 503, 504])

export const needsRecentSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:sign-in-again'

/** Returns the message that says why a request failed and what the user can do; undefined if the reason is unknown. */
export function reasonOf(t: TFunction, error: unknown): string | undefined {
  if (error instanceof Offline) return t('login.unreachable')
  if (error instanceof SessionExpired) return t('session.expiredText')
  if (error instanceof NotFoundError) return t('alerts.gone')
  if (!(error instanceof ApiError)) return undefined
  if (needsRecentSignIn(error)) return t('session.confirmText')
  const release = releaseReasons[String(error.problem.type)]
  if (release) return t(release)
  if (error.status === 429) return t('login.tooMany', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) })
  if (error.status === 404) return t('alerts.gone')
  if (error.status === 403) return t('alerts.notAllowed')
  if (error.status === 408) return t('alerts.tooSlow')
  if (error.status === 503) return t('alerts.tooBusy')
  if (error.status === 507) return t('alerts.full')
  if (error.status === 413) return t('alerts.tooLarge')
  if (error.status === 415) return t('alerts.wrongKind')
  // The messages in a response are not shown: they are in English and for programmers.
  const { type, errors = [] } = error.problem
  if (type === 'urn:problem:changed-meanwhile') return t('alerts.changedMeanwhile')
  if (isOfDeletedFile(error)) return t('alerts.uploadDeleted')
  const [fieldError] = errors
  if (!fieldError) return undefined
  return orderFields.has(fieldError.path)
    ? t('alerts.changedMeanwhile')
    : t('alerts.invalid', { field: nameOf(t, fieldError.path) })
}

const releaseReasons: {
  [type: string]: 'pages.addressTaken' | 'release.isClosed' | 'release.notHere' | 'release.isFull' | 'release.needed'
} = {
  'urn:problem:release-closed': 'release.isClosed',
  'urn:problem:release-not-found': 'release.isClosed',
  'urn:problem:not-in-release': 'release.notHere',
  'urn:problem:release-full': 'release.isFull',
  'urn:problem:administrators-publish': 'release.needed',
  'urn:problem:address-taken': 'pages.addressTaken',
}

/** The fields of a request that reorders. They are invalid if somebody else has added or deleted a block or item. */
const orderFields = new Set(['block_ids', 'item_ids', 'before'])

function nameOf(t: TFunction, path: string): string {
  const isKey = (step: string) => !/^\d+$/.test(step) && !(locales as readonly string[]).includes(step)
  return fieldName(t, path.split('.').filter(isKey))
}

/** Like `reasonOf`. But if there was no response, the message says that the change or file is sent again later. */
export function reasonOfFailedSave(t: TFunction, error: unknown): string | undefined {
  if (!(error instanceof Offline)) return reasonOf(t, error)
  return t(navigator.onLine === false ? 'editor.offline' : 'alerts.away')
}

/** Whether the server answered 409, for example because somebody else changed the same value or an address is taken. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether the error lists values that were changed both in a release and live, between which the user can choose. */
export const canBeDecided = (error: unknown): boolean =>
  isConflict(error) && (error as ApiError).problem.conflicts !== undefined

/** Whether a save was rejected because its content refers to an uploaded file that was deleted. */
export const isOfDeletedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:upload-deleted'
