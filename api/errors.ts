import type { Problem } from './problem.ts'

export class ApiError extends Error {
  status: number
  /** Empty if the response came from a proxy instead of the site's server. */
  problem: Partial<Problem>
  /** The seconds to wait before a retry, if the response has the header `Retry-After`. */
  retryAfter: number | undefined

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** Whether an error is a response with this type of problem, e.g. 'code-required' for urn:problem:code-required. */
export const isProblem = (error: unknown, type: string): error is ApiError =>
  error instanceof ApiError && error.problem.type === `urn:problem:${type}`

/** The session has expired, or another user has signed in in this browser: the user has to sign in again. */
export class SessionExpired extends Error {
  override name = 'SessionExpired'
}

/** The server could not be reached, or did not answer in time. */
export class Offline extends Error {
  override name = 'Offline'
}
