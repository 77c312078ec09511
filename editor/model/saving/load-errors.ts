import type { i18n } from 'i18next'
import { Offline } from '#api/errors.ts'
import { reasonOf } from '../messages/error-messages.ts'
import type { Toasts } from '../toasts.ts'

type Task = () => Promise<void>

/** Loads what edit mode needs of a page; all loads that fail share one alert with a button to try again. */
export function createLoadErrors(toasts: Toasts, { t }: i18n, onFailure: (error: unknown) => void) {
  /** By name: the latest task, and those that failed. */
  const asked = new Map<string, Task>()
  const failed = new Map<string, { task: Task; error: unknown }>()
  let alert: number | undefined

  /** A later load of the same name replaces an earlier one, whichever ends first. */
  async function load(name: string, task: Task) {
    asked.set(name, task)
    try {
      await task()
      if (asked.get(name) === task) forget(name)
    } catch (error) {
      if (asked.get(name) !== task) return
      failed.set(name, { task, error })
      showAlert(error)
      onFailure(error)
    }
  }

  function showAlert(error: unknown) {
    if (alert !== undefined) toasts.dismiss(alert)
    const actions = [{ label: t('page.tryAgain'), run: retry }]
    alert = toasts.alert(t('page.failed'), { detail: reasonOf(t, error), actions })
  }

  /** Removes a load that succeeded or is no longer needed; the alert is dismissed with the last failed one. */
  function forget(name: string) {
    asked.delete(name)
    if (failed.delete(name) && failed.size === 0) dismissAlert()
  }

  function dismissAlert() {
    if (alert !== undefined) toasts.dismiss(alert)
    alert = undefined
  }

  function retry(isMeant: (error: unknown) => boolean = () => true) {
    const tasks = [...failed].filter(([, { error }]) => isMeant(error))
    for (const [name] of tasks) failed.delete(name)
    if (tasks.length > 0 && failed.size === 0) dismissAlert()
    for (const [name, { task }] of tasks) void load(name, task)
  }

  return {
    load,
    forget,
    /** Retries all failed loads. */
    retry: () => retry(),
    /** Retries only the loads that had no response, because every response from the server calls this. */
    backOnline: () => retry((error) => error instanceof Offline),
  }
}
