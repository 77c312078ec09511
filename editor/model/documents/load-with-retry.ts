import { Offline } from '#api/errors.ts'
import { reasonOf } from '../messages/error-messages.ts'
import type { Slices } from '../store.ts'

type Task = () => Promise<void>

/** What the alert of all failed loads is about. */
const about = 'loads'

/** Runs loads for edit mode. All loads that fail share one alert with a button that retries them. */
export function createLoads(store: Slices) {
  const { toasts, t } = store
  /** By name of a load: the latest task, and the failed task with its error. */
  const latest = new Map<string, Task>()
  const failed = new Map<string, { task: Task; error: unknown }>()

  /** Runs a load. If a load of the same name starts later, only the outcome of the later one counts. */
  async function load(name: string, task: Task) {
    latest.set(name, task)
    try {
      await task()
      if (latest.get(name) === task) forget(name)
    } catch (error) {
      if (latest.get(name) !== task) return
      failed.set(name, { task, error })
      const actions = [{ label: t('page.tryAgain'), run: () => retry() }]
      toasts.alert(t('page.failed'), { about, detail: reasonOf(t, error), actions })
      store.session.noteExpiry(error)
      if (error instanceof Offline) store.session.poll()
    }
  }

  /** Removes a load that succeeded or is no longer needed. Dismisses the alert if no failed load remains. */
  function forget(name: string) {
    latest.delete(name)
    if (failed.delete(name) && failed.size === 0) toasts.succeeded(about)
  }

  function retry(isMeant: (error: unknown) => boolean = () => true) {
    const tasks = [...failed].filter(([, { error }]) => isMeant(error))
    for (const [name] of tasks) failed.delete(name)
    if (tasks.length > 0 && failed.size === 0) toasts.succeeded(about)
    for (const [name, { task }] of tasks) void load(name, task)
  }

  return {
    load,
    forget,
    retry: () => retry(),
    /**
     * Retries only the loads that had no response: this runs after every response, and other loads would fail again.
     */
    backOnline: () => retry((error) => error instanceof Offline),
  }
}
