import { appendFileSync, existsSync, readFileSync } from 'node:fs'

type FileTime = { file: string; seconds: number }

/**
 * Appends a time to the file that TEST_TIMES names. The test runners are processes of their own, so a file is needed.
 */
export function recordTime(time: FileTime) {
  const path = process.env.TEST_TIMES
  if (path) appendFileSync(path, `${JSON.stringify(time)}\n`)
}

/** Returns the slowest test files that were recorded in the file `path`, slowest first. */
export function slowestFiles(path: string, count: number): FileTime[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const times: FileTime[] = lines.filter(Boolean).map((line) => JSON.parse(line))
  return times.sort((a, b) => b.seconds - a.seconds).slice(0, count)
}
