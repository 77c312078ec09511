import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The time of all tests of a file together, without the time in which they waited for a process. */
type FileTime = { file: string; seconds: number }

/** Appends a time to the file named by TEST_TIMES. A file, because the test runners are separate processes. */
export function recordTime(time: FileTime) {
  const path = process.env.TEST_TIMES
  if (path) appendFileSync(path, `${JSON.stringify(time)}\n`)
}

/** The slowest of the recorded files, slowest first. */
export function slowestFiles(path: string, count: number): FileTime[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const times: FileTime[] = lines.filter(Boolean).map((line) => JSON.parse(line))
  return times.sort((a, b) => b.seconds - a.seconds).slice(0, count)
}
