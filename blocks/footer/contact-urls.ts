export type MailDraft = { to: string; subject: string; body: string }

export function mailtoUrl({ to, subject, body }: MailDraft): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** Returns the tel: URL of a phone number: '+966 11 555 0142' becomes 'tel:+966115550142'. */
export function phoneUrl(written: string): string {
  return `tel:${written.replace(/[^\d+]/g, '')}`
}
