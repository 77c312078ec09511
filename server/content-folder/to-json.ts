const lineWidth = 120

/** Formats JSON. An object or list of plain values is on one line if it fits: { "en": "News", "ar": "أخبار" }. */
export function toJson(value: unknown): string {
  return `${format(value, '', 0)}\n`
}

/** `used` is the number of characters before the value on its line. */
function format(value: unknown, indent: string, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Object.entries(value).map(([key, part]) => [
    Array.isArray(value) ? '' : `${JSON.stringify(key)}: `,
    part,
  ])
  if (parts.length === 0) return `${open}${close}`
  if (parts.every(([, part]) => typeof part !== 'object' || part === null)) {
    const inside = parts.map(([key, part]) => key + JSON.stringify(part)).join(', ')
    const line = open === '[' ? `[${inside}]` : `{ ${inside} }`
    if (used + line.length < lineWidth) return line
  }
  const deeper = `${indent}  `
  const lines = parts.map(([key, part]) => `${deeper}${key}${format(part, deeper, deeper.length + key.length)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
