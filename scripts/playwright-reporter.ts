import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { recordTime } from './test-times.ts'

export default class BrowserTimesReporter implements Reporter {
  private readonly seconds = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult) {
    this.seconds.set(location.file, (this.seconds.get(location.file) ?? 0) + duration / 1000)
  }

  onEnd() {
    for (const [file, seconds] of this.seconds) recordTime({ file: relative('', file), seconds })
  }

  printsToStdio() {
    return false
  }
}
