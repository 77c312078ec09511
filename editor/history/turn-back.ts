import type { TFunction } from 'i18next'
import { ApiError } from '#api/errors.ts'
import type { Desk } from '../desk.ts'
import { reasonOf } from '../failures.ts'

/** What is said while something is taken back, when it is, and when it could not be. */
type Words = { busy: string; done: string; failed: string }

/**
 * Takes changes back by `task`, after all saves, and draws the page anew. Says how that goes, except 'conflict': the same
 * words were changed since, and whoever called knows what to do about it.
 */
export async function turnBack(
  desk: Desk,
  t: TFunction,
  words: Words,
  task: () => Promise<unknown>,
): Promise<'done' | 'conflict' | 'failed'> {
  const notice = desk.notices.busy(words.busy, 30)
  try {
    await desk.settled()
    await task()
  } catch (error) {
    notice.gone()
    if (error instanceof ApiError && error.status === 409) return 'conflict'
    desk.notices.alert(words.failed, { detail: reasonOf(t, error) })
    desk.noteExpiry(error)
    return 'failed'
  }
  notice.progress(70)
  await desk.loading.load(() => desk.refresh())
  notice.done(words.done)
  return 'done'
}
