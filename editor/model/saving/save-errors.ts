import { ApiError } from '#api/errors.ts'

/** Whether somebody else changed the same value; the caller decides what to do. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether it names values that also changed live, so that somebody can decide which stay. */
export const canBeDecided = (error: unknown): boolean =>
  isConflict(error) && (error as ApiError).problem.conflicts !== undefined

/** Whether a save was rejected because the content would contain a picture or video whose file was deleted. */
export const isOfDeletedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:upload-deleted'
