/** Returns the Latin letter of a key. On a keyboard of another script, it is the letter at the same position. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}

/** Ctrl/Cmd+K: in a running text it makes a link, elsewhere it opens the finder. */
export const isControlK = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === 'k'
