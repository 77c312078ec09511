export type Letter = { to: string; subject: string; body: string }

/** The address that opens the visitor's mail program with a letter begun. */
export function mailLink({ to, subject, body }: Letter): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** The address that dials a number as it is written: '+966 11 555 0142' is tel:+966115550142. */
export function phoneLink(written: string): string {
  return `tel:${written.replace(/[^\d+]/g, '')}`
}
