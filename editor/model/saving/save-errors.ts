import { ApiError } from '#api/errors.ts'

/** Whether the server answered 409, for example because somebody else changed the same value or an address is taken. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether the error lists values that were changed both in a release and live, between which the user can choose. */
export const canBeDecided = (error: unknown): boolean =>
  isConflict(error) && (error as ApiError).problem.conflicts !== undefined

/** Whether a save was rejected because its content refers to an uploaded file that was deleted. */
export const isOfDeletedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === 'urn:problem:upload-deleted'
