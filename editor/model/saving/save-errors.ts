import { ApiError } from '#api/errors.ts'

/** The same value was changed by somebody else; what to do about it is up to the caller. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Rejected because the content would contain a picture or video whose file was deleted. */
export const isOfDeletedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:upload-deleted'
