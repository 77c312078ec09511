export type MailDraft = { to: string; subject: string; body: string }

/** The address that opens the visitor's mail program with a letter begun. */
export function mailtoUrl({ to, subject, body }: MailDraft): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** The address that dials a number as it is written: '+966 11 555 0142' is tel:+966115550142. */
export function phoneUrl(written: string): string {
  return `tel:${written.replace(/[^\d+]/g, '')}`
}
