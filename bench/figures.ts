export type Figure = { name: string; value: string }

/** The value below which `share` of the sorted-on-the-way values lie. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => quantile(values, 0.5)
export const milliseconds = (value: number) => `${value.toFixed(1)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const ratio = (value: number, to: number) => (value / to).toFixed(2)

/** One table of two columns, as text or as JSON. */
export function print(figures: Figure[], asJson: boolean) {
  if (asJson) {
    console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])), null, 2))
    return
  }
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, value } of figures) console.log(`${name.padEnd(width)}  ${value}`)
}
