import { ApiError } from '#api/errors.ts'

/** The same words were changed since; whoever asked knows what to do about it. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** What was asked for would show a picture or film whose file was deleted. */
export const isOfDeletedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:upload-deleted'
