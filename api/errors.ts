/** What the server says about a refused request (RFC 9457), with what some refusals add. */
export type Problem = {
  title?: string
  detail?: string
  errors?: { path: string; message: string }[]
  /** The block or item as it stands now, where a save came too late (409). */
  current?: unknown
}

/** The server answered, and refused. */
export class ApiError extends Error {
  status: number
  problem: Problem
  /** Seconds to wait, where the server says so (429). */
  retryAfter: number | undefined

  constructor(status: number, problem: Problem, retryAfter?: number) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** The session is over: both tokens are cleared, one has to sign in again. */
export class SessionExpired extends Error {
  override name = 'SessionExpired'
}

/** The server could not be reached, or did not answer in time. */
export class Offline extends Error {
  override name = 'Offline'
}
