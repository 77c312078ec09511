/** The Latin letter of a key, by its place on the keyboard where it writes another script. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}
