/** The Latin letter of a key; in layouts of other scripts, the letter at the same position on the keyboard. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}
