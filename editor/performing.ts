import type { TFunction } from 'i18next'
import { reasonOf } from './failures.ts'
import type { createLoading } from './loading.ts'
import type { Notices } from './notices/notices.ts'

/** What is said while something is done, when it is, and when it could not be. */
export type Words = { busy: string; done: string; failed: string }

/** 'answered' where whoever asked says what went wrong: at a field, or by a question. */
type Outcome = 'done' | 'answered' | 'failed'

type Needs = {
  notices: Notices
  loading: ReturnType<typeof createLoading>
  t: TFunction
  /** Resolves when no save is on its way. */
  settled: () => Promise<unknown>
  /** Draws the screen from what is stored. */
  refresh: () => Promise<void>
  noteExpiry: (error: unknown) => void
}

export type Performing = ReturnType<typeof createPerforming>

/** Does what is not the save of a field, and says on the screen how that goes (specification §4: 30, 70, success). */
export function createPerforming({ notices, loading, t, settled, refresh, noteExpiry }: Needs) {
  /** Says in an alert that something failed, with what it was about, and why where that is known. */
  function tellFailure(text: string, error: unknown, about?: string) {
    notices.alert(text, { detail: [about, reasonOf(t, error)].filter(Boolean).join(': ') })
    noteExpiry(error)
  }

  /** `isAnswered` tells of errors that whoever asked says something about. */
  async function perform(
    { busy, done, failed }: Words,
    task: () => Promise<unknown>,
    isAnswered: (error: unknown) => boolean = () => false,
  ): Promise<Outcome> {
    const notice = notices.busy(busy, 30)
    try {
      await task()
    } catch (error) {
      notice.gone()
      if (isAnswered(error)) return 'answered'
      tellFailure(failed, error)
      return 'failed'
    }
    notice.progress(70)
    setTimeout(() => notice.done(done), 300)
    return 'done'
  }

  return {
    tellFailure,
    perform,
    /** The same for what changes the page: after all saves, and then the page is drawn anew. */
    async performOnPage(words: Words, task: () => Promise<unknown>, isAnswered?: (error: unknown) => boolean) {
      const whole = async () => {
        await settled()
        await task()
        // It is done; where the page cannot be drawn anew, that is what failed.
        await loading.load(refresh)
      }
      return perform(words, whole, isAnswered)
    },
  }
}
