import type { Reporter, TestModule } from 'vitest/node'
import { recordTime } from './test-times.ts'

/** Prints as the last line how many tests passed, failed or were skipped, and records the time of each test file. */
export default class PassedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const parts = [`${count('passed')} passed`]
    if (count('failed')) parts.push(`${count('failed')} failed`)
    if (count('skipped')) parts.push(`${count('skipped')} skipped`)
    for (const module of modules) {
      recordTime({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 })
    }
    console.log(`  ${parts.join(', ')}`)
  }
}
