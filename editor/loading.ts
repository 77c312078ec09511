import type { i18n } from 'i18next'
import { reasonOf } from './failures.ts'
import type { Notices } from './notices/notices.ts'

/** Loads what the page needs to be edited; one alert for all that could not be loaded, with a way to try again. */
export function createLoading(notices: Notices, { t }: i18n, onFailure: (error: unknown) => void) {
  const failed = new Set<() => Promise<void>>()
  let alert: number | undefined

  async function load(task: () => Promise<void>) {
    try {
      await task()
    } catch (error) {
      failed.add(task)
      if (alert !== undefined) notices.dismiss(alert)
      const actions = [{ label: t('page.tryAgain'), run: again }]
      alert = notices.alert(t('page.failed'), { detail: reasonOf(t, error), actions })
      onFailure(error)
    }
  }

  function again() {
    const tasks = [...failed]
    failed.clear()
    if (alert !== undefined) notices.dismiss(alert)
    alert = undefined
    for (const task of tasks) void load(task)
  }

  return { load, again }
}
