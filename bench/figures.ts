/** A row of the printed table. */
export type Figure = { name: string; value: string; target?: string }

/** The quantile of unsorted values; `share` is between 0 and 1. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => quantile(values, 0.5)
export const milliseconds = (value: number) => `${value.toFixed(1)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (value: number | undefined) => (value === undefined ? 'unknown' : `${Math.round(value)} MB`)
export const ratio = (value: number, to: number) => (value / to).toFixed(2)

/** Formats durations as 'median 2.0 ms, p95 3.1 ms'. */
export function spread(values: number[], high: 0.95 | 0.99): string {
  return `median ${milliseconds(median(values))}, p${high * 100} ${milliseconds(quantile(values, high))}`
}

export async function timed<T>(act: () => Promise<T>): Promise<{ duration: number; result: T }> {
  const began = performance.now()
  const result = await act()
  return { duration: performance.now() - began, result }
}

export function print(figures: Figure[], asJson: boolean) {
  if (asJson) {
    const entries = figures.map(({ name, value, target }) => [name, { value, target }])
    console.log(JSON.stringify(Object.fromEntries(entries), null, 2))
    return
  }
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, value, target } of figures) {
    console.log(`${name.padEnd(width)}  ${value}${target ? ` (target ${target})` : ''}`)
  }
}
