import type { Problem } from './problem.ts'

/** The server answered, and refused. */
export class ApiError extends Error {
  status: number
  /** Empty where something between us and the server answered. */
  problem: Partial<Problem>
  /** Seconds to wait, where the server says so (429). */
  retryAfter: number | undefined

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** The session is over, or the browser's is somebody else's by now: one has to sign in again. */
export class SessionExpired extends Error {
  override name = 'SessionExpired'
}

/** The server could not be reached, or did not answer in time. */
export class Offline extends Error {
  override name = 'Offline'
}
