import { Offline } from '#api/errors.ts'
import { reasonOf } from '../messages/error-messages.ts'
import type { Slices } from '../store.ts'

type Task = () => Promise<void>

/** Runs loads for edit mode. All loads that fail share one alert, whose button retries them. */
export function createLoads(store: Slices) {
  const { toasts, t } = store
  /** By name: the latest task, and the failed task with its error. */
  const latest = new Map<string, Task>()
  const failed = new Map<string, { task: Task; error: unknown }>()
  let alert: number | undefined

  /** A later load of the same name replaces an earlier one, whichever ends first. */
  async function load(name: string, task: Task) {
    latest.set(name, task)
    try {
      await task()
      if (latest.get(name) === task) forget(name)
    } catch (error) {
      if (latest.get(name) !== task) return
      failed.set(name, { task, error })
      toasts.dismiss(alert)
      const actions = [{ label: t('page.tryAgain'), run: () => retry() }]
      alert = toasts.alert(t('page.failed'), { detail: reasonOf(t, error), actions })
      store.session.noteExpiry(error)
      if (error instanceof Offline) store.session.poll()
    }
  }

  /** Removes a load that succeeded or is no longer needed; the alert is dismissed with the last failed load. */
  function forget(name: string) {
    latest.delete(name)
    if (failed.delete(name) && failed.size === 0) toasts.dismiss(alert)
  }

  function retry(isMeant: (error: unknown) => boolean = () => true) {
    const tasks = [...failed].filter(([, { error }]) => isMeant(error))
    for (const [name] of tasks) failed.delete(name)
    if (tasks.length > 0 && failed.size === 0) toasts.dismiss(alert)
    for (const [name, { task }] of tasks) void load(name, task)
  }

  return {
    load,
    forget,
    /** Retries all failed loads. */
    retry: () => retry(),
    /** Retries only the loads that had no response, because this runs after every response from the server. */
    backOnline: () => retry((error) => error instanceof Offline),
  }
}
