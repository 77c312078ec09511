import { ApiError } from '#api/errors.ts'

/** Whether the server answered 409: somebody else changed the same value, or an address is taken, for example. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether a conflict names the values that also changed live, so that the user can decide which to keep. */
export const canBeDecided = (error: unknown): boolean =>
  isConflict(error) && (error as ApiError).problem.conflicts !== undefined

/** Whether a save was rejected because the content would contain a picture or video whose file was deleted. */
export const isOfDeletedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:upload-deleted'
