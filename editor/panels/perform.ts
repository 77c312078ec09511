import type { TFunction } from 'i18next'
import type { Desk } from '../desk.ts'
import { panelReason } from './panel-reason.ts'

/** What is said while something is done, when it is, and when it could not be. */
type Words = { busy: string; done: string; failed: string }

/**
 * Does what somebody asked for in a panel and says on the screen how it goes. Resolves to whether it was done;
 * `isAnswered` tells of errors that are said elsewhere, at a field for instance.
 */
export async function perform(
  desk: Desk,
  t: TFunction,
  { busy, done, failed }: Words,
  task: () => Promise<unknown>,
  isAnswered: (error: unknown) => boolean = () => false,
): Promise<boolean> {
  const notice = desk.notices.busy(busy, 30)
  try {
    await task()
    notice.done(done)
    return true
  } catch (error) {
    notice.gone()
    if (!isAnswered(error)) tellFailure(desk, t, failed, error)
    return false
  }
}

/**
 * Says in an alert that something failed, with what it was about, and why where that is known; asks for the login where
 * that has run out.
 */
export function tellFailure(desk: Desk, t: TFunction, text: string, error: unknown, about?: string) {
  desk.notices.alert(text, { detail: [about, panelReason(t, error)].filter(Boolean).join(': ') })
  desk.noteExpiry(error)
}
