import { ApiError } from '#api/errors.ts'

/** Whether somebody else changed the same value; the caller decides what to do. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether a save was rejected because the content would contain a picture or video whose file was deleted. */
export const isOfDeletedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:upload-deleted'
