import type { i18n } from 'i18next'
import { Offline } from '#api/errors.ts'
import { reasonOf } from '../messages/error-messages.ts'
import type { Toasts } from '../toasts.ts'

type Task = () => Promise<void>

/** Loads what the page needs to be edited; one alert for all that could not be loaded, with a way to try again. */
export function createLoadErrors(toasts: Toasts, { t }: i18n, onFailure: (error: unknown) => void) {
  /** By the name of what is loaded: the task that was asked for last, and those that failed. */
  const asked = new Map<string, Task>()
  const failed = new Map<string, { task: Task; error: unknown }>()
  let alert: number | undefined

  /** A later load of the same name takes the place of an earlier one, whichever ends first. */
  async function load(name: string, task: Task) {
    asked.set(name, task)
    try {
      await task()
      if (asked.get(name) === task) forget(name)
    } catch (error) {
      if (asked.get(name) !== task) return
      failed.set(name, { task, error })
      tell(error)
      onFailure(error)
    }
  }

  function tell(error: unknown) {
    if (alert !== undefined) toasts.dismiss(alert)
    const actions = [{ label: t('page.tryAgain'), run: again }]
    alert = toasts.alert(t('page.failed'), { detail: reasonOf(t, error), actions })
  }

  /** It is there, or not wanted any more: with the last one that was missing, the alert goes. */
  function forget(name: string) {
    asked.delete(name)
    if (failed.delete(name) && failed.size === 0) hush()
  }

  function hush() {
    if (alert !== undefined) toasts.dismiss(alert)
    alert = undefined
  }

  function again(isMeant: (error: unknown) => boolean = () => true) {
    const tasks = [...failed].filter(([, { error }]) => isMeant(error))
    for (const [name] of tasks) failed.delete(name)
    if (tasks.length > 0 && failed.size === 0) hush()
    for (const [name, { task }] of tasks) void load(name, task)
  }

  return {
    load,
    forget,
    /** Loads all that failed once more. */
    again: () => again(),
    /** The network is back: only what had no answer, as every answer to a call leads here. */
    backOnline: () => again((error) => error instanceof Offline),
  }
}
