/** UTC times at which visitors begin and stop to see a page or an item. Times that have passed are removed. */
type Times = { shows_at?: unknown; hides_at?: unknown }

const keys = ['shows_at', 'hides_at'] as const

export function dueAt(content: Times | null): string | null {
  const times = keys.map((key) => content?.[key]).filter((time) => typeof time === 'string')
  return times.map((time) => new Date(time).toISOString()).toSorted()[0] ?? null
}

export function withoutTimes<Content extends object>(content: Content): Omit<Content, keyof Times> {
  const { shows_at: _, hides_at: __, ...rest } = content as Content & Times
  return rest
}

/** `isShown` is what the latest of the times that passed wants; undefined if none has. */
export function takeDue<Content extends Times>(content: Content, now: string) {
  const isPast = (key: (typeof keys)[number]) =>
    typeof content[key] === 'string' && Date.parse(content[key]) <= Date.parse(now)
  const past = keys
    .filter(isPast)
    .toSorted((one, other) => Date.parse(`${content[one]}`) - Date.parse(`${content[other]}`))
  const last = past.at(-1)
  const rest = Object.fromEntries(Object.entries(content).filter(([key]) => !past.some((each) => each === key)))
  return { isShown: last && last === 'shows_at', rest: rest as Content }
}
